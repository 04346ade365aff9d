import { level, link, number, overlay, panel, picture, videoFile } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis, rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';
import { View } from './view';
import { cover } from './pair';

const height = { min: 160, max: 1200, step: 20 };

export const settings = edit( {
	pairs: [ cover ],
	view: View,
	texts: {
		heading: emphasis( __( 'Heading', 'hvac-blocks' ) ),
		text: rich( __( 'Text', 'hvac-blocks' ) ),
		linkText: __( 'Button text', 'hvac-blocks' ),
	},
	inner: [],
	panels: [
		level(),
		link( 'url', {
			text: 'linkText',
			label: __( 'Link of the button', 'hvac-blocks' ),
			help: __( 'Leave empty to link to all products.', 'hvac-blocks' ),
		} ),
		videoFile( 'video', {
			label: __( 'Video', 'hvac-blocks' ),
			help: __(
				'MP4 or WebM, without sound, as short and small as possible. Visitors who want less motion or save data see the image.',
				'hvac-blocks'
			),
		} ),
		picture( 'image', {
			label: __( 'Image', 'hvac-blocks' ),
			help: __(
				'Shown until the video plays, and in its place. The first frame of the video is best.',
				'hvac-blocks'
			),
			hasDefault: true,
		} ),
		overlay(
			__(
				'The overlay has the background color. Below 60, text may be unreadable on bright pictures.',
				'hvac-blocks'
			)
		),
		panel( __( 'Minimum height', 'hvac-blocks' ), [
			number( 'minHeightMobile', { label: __( 'On phones', 'hvac-blocks' ), ...height } ),
			number( 'minHeightTablet', { label: __( 'On tablets (from 768 pixels)', 'hvac-blocks' ), ...height } ),
			number( 'minHeightDesktop', { label: __( 'On desktops (from 1024 pixels)', 'hvac-blocks' ), ...height } ),
		] ),
	],
} );
