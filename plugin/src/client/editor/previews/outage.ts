import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

interface NoticesStore {
	createWarningNotice: ( text: string, options: { id: string } ) => void;
	removeNotice: ( id: string ) => void;
}

const NOTICE = 'hvac-blocks-previews';

/** Pages whose requests fail. */
const out = new Set< string >();

/** One notice for all blocks, as long as any page's previews fail. Nothing depends on it: texts are edited without them. */
export function reportOutage( page: string, isOut: boolean ): void {
	const notices = dispatch( 'core/notices' ) as NoticesStore;

	out[ isOut ? 'add' : 'delete' ]( page );
	if ( out.size === 0 ) {
		notices.removeNotice( NOTICE );
	} else if ( isOut && out.size === 1 ) {
		notices.createWarningNotice(
			__(
				'Block previews are not available right now. Keep writing: the previews will appear on their own.',
				'hvac-blocks'
			),
			{ id: NOTICE }
		);
	}
}
