import { advanced, text, toggle } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: { title: emphasis( __( 'Problem', 'hvac-blocks' ) ) },
	panels: [
		toggle( 'openByDefault', { label: __( 'Open by default', 'hvac-blocks' ) } ),
		advanced( text( 'anchor', { label: __( 'HTML anchor', 'hvac-blocks' ) } ) ),
	],
	inner: [ [ 'core/paragraph', { placeholder: __( 'Causes and solutions', 'hvac-blocks' ) } ] ],
} );
