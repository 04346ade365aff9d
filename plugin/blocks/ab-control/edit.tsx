import { edit } from '@client/editor/edit';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	inner: [ [ 'core/paragraph' ] ],
	hint: __( 'Control: what everyone sees unless the variant is applied.', 'hvac-blocks' ),
} );
