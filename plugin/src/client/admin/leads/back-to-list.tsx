import { __ } from '@wordpress/i18n';
import { plainClick } from '../shared/plain-click';
import { addressWith } from '../shared/use-query';

/** Returns to the list as it was. */
export function BackToList( { onClose }: { onClose: () => void } ) {
	return (
		<p className="hvac-leads__back">
			<a href={ addressWith( { lead: '', view: '' } ) } onClick={ plainClick( onClose ) }>
				{ __( '← All leads', 'hvac-blocks' ) }
			</a>
		</p>
	);
}
