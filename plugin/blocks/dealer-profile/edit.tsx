import { companyId, exampleHint } from '@client/editor/dealer';
import { level } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	panels: [ level(), companyId( __( 'Leave empty to show the dealer that the page belongs to.', 'hvac-blocks' ) ) ],
	hint: exampleHint,
	inner: [ [ 'hvac-blocks/dealer-profile-contact' ], [ 'hvac-blocks/contact-dealer-form' ] ],
} );
