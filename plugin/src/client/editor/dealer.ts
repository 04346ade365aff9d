/** What blocks about one dealer have in common in the editor. */
import { __ } from '@wordpress/i18n';
import { text } from './controls';

/** Which dealer the block is about; `help` says which one it is without. */
export const companyId = ( help: string ) =>
	text( 'companyId', {
		label: __( 'Dealer company ID', 'hvac-blocks' ),
		help,
		clean: ( input ) => input.trim(),
	} );

/** What an editor is to know of a block that shows the dealer whose page it is. */
export const exampleHint = ( { companyId: id = '' }: { companyId?: string } ): string | undefined =>
	id === '' ? __( 'This is an example. Each page shows its own dealer.', 'hvac-blocks' ) : undefined;
