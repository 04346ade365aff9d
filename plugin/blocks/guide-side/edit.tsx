import { oneOfEach } from '@client/editor/children';
import { edit } from '@client/editor/edit';
import { emphasis } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: { heading: emphasis( __( 'Heading', 'hvac-blocks' ) ) },
	inner: oneOfEach( 'guide-item', 'item' ),
} );
