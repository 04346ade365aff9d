import { level, overlay, picture, select } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis, rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';
import { View } from './view';

export const settings = edit( {
	view: View,
	texts: {
		heading: emphasis( __( 'Heading', 'hvac-blocks' ) ),
		sub_heading: rich( __( 'Subheading', 'hvac-blocks' ) ),
		button_text: __( 'Text on the button that opens the wizard', 'hvac-blocks' ),
		title: emphasis( __( 'Heading of the wizard', 'hvac-blocks' ) ),
	},
	panels: [
		level(),
		select( 'mode', {
			label: __( 'Presentation', 'hvac-blocks' ),
			options: {
				normal: __( 'Dialog over the page', 'hvac-blocks' ),
				bottom: __( 'Sheet at the lower edge', 'hvac-blocks' ),
			},
		} ),
		picture( 'image_large', { label: __( 'Image', 'hvac-blocks' ), hasDefault: true } ),
		picture( 'image_small', { label: __( 'Image on phones, up to 412 pixels wide', 'hvac-blocks' ) } ),
		overlay(
			__(
				'Set a strength or a position to put the text over the picture. The overlay has the background color. Below 60, text may be unreadable on bright pictures.',
				'hvac-blocks'
			)
		),
	],
} );
