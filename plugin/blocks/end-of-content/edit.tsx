import { edit } from '@client/editor/edit';
import { __ } from '@wordpress/i18n';

export const settings = edit( { hint: __( 'The sticky footer stops here.', 'hvac-blocks' ) } );
