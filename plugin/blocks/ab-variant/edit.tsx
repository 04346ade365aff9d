import { edit } from '@client/editor/edit';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	inner: [ [ 'core/paragraph' ] ],
	hint: __( 'Variant: what visitors see when the testing tool assigns them to it.', 'hvac-blocks' ),
} );
