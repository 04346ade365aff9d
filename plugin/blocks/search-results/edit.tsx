import { level } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: { heading: emphasis( __( 'Heading', 'hvac-blocks' ) ) },
	panels: [ level() ],
	hint: __( 'Visitors see the pages that match their search. On other pages, they see the form.', 'hvac-blocks' ),
} );
