import { advanced, text, toggle } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: { question: emphasis( __( 'Question', 'hvac-blocks' ) ) },
	panels: [
		toggle( 'openByDefault', { label: __( 'Open by default', 'hvac-blocks' ) } ),
		advanced(
			text( 'anchor', {
				label: __( 'HTML anchor', 'hvac-blocks' ),
				help: __( 'Links that end in # followed by this anchor open the question.', 'hvac-blocks' ),
				clean: ( typed ) => typed.replace( /[^\w-]+/g, '-' ),
			} )
		),
	],
	inner: [ [ 'core/paragraph', { placeholder: __( 'Answer', 'hvac-blocks' ) } ] ],
} );
