/** Controls shared by blocks about one dealer. */
import { __ } from '@wordpress/i18n';
import { text } from './controls';

/** The block's dealer; `help` states the default. */
export const companyId = ( help: string ) =>
	text( 'companyId', {
		label: __( 'Dealer company ID', 'hvac-blocks' ),
		help,
		clean: ( input ) => input.trim(),
	} );

/** The editor's hint for a block that shows the dealer of its page. */
export const exampleHint = ( { companyId: id = '' }: { companyId?: string } ): string | undefined =>
	id === '' ? __( 'This is an example. Each page shows its own dealer.', 'hvac-blocks' ) : undefined;
