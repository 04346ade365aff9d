import { level, panel, picture, text, toggle, when } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		heading: __( 'Heading', 'hvac-blocks' ),
		buttonText: __( 'Button text', 'hvac-blocks' ),
		hours: __( 'Hours', 'hvac-blocks' ),
		text: rich( __( 'Text', 'hvac-blocks' ) ),
		safety: rich( __( 'Safety notice (empty: none)', 'hvac-blocks' ) ),
	},
	panels: [
		level(),
		toggle( 'urgent', {
			label: __( 'For emergencies', 'hvac-blocks' ),
			help: __( 'No heat, no cooling, or a smell of gas: other words and colors.', 'hvac-blocks' ),
		} ),
		when(
			( { urgent }: { urgent?: boolean } ) => ! urgent,
			toggle( 'modal', {
				label: __( 'Open as a dialog', 'hvac-blocks' ),
				help: __( 'The page shows a button that opens the banner.', 'hvac-blocks' ),
			} )
		),
		picture( 'image', { label: __( 'Picture', 'hvac-blocks' ) } ),
		text( 'phone', {
			type: 'tel',
			label: __( 'Phone number', 'hvac-blocks' ),
			help: __(
				'Leave empty to use the customer service number from Settings. For a number of its own, write its hours.',
				'hvac-blocks'
			),
		} ),
		panel( __( 'Languages', 'hvac-blocks' ), [
			toggle( 'english', {
				label: __( 'English', 'hvac-blocks' ),
				help: __( 'Choose none to show the banner in all languages.', 'hvac-blocks' ),
			} ),
			toggle( 'spanish', { label: __( 'Spanish', 'hvac-blocks' ) } ),
			toggle( 'french', { label: __( 'French', 'hvac-blocks' ) } ),
		] ),
	],
} );
