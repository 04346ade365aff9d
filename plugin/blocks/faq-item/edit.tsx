import { advanced, text, toggle } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: { question: emphasis( __( 'Question', 'hvac-blocks' ) ) },
	panels: [
		toggle( 'openByDefault', { label: __( 'Open when the page opens', 'hvac-blocks' ) } ),
		advanced(
			text( 'anchor', {
				label: __( 'HTML anchor', 'hvac-blocks' ),
				help: __( 'A link that ends with # and this word opens the question.', 'hvac-blocks' ),
				clean: ( typed ) => typed.replace( /[^\w-]+/g, '-' ),
			} )
		),
	],
	inner: [ [ 'core/paragraph', { placeholder: __( 'Answer', 'hvac-blocks' ) } ] ],
} );
