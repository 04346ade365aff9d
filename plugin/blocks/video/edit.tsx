import { date, inToolbar, picture, text, toggle } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';
import { View } from './view';

const address = inToolbar(
	__( 'Replace video', 'hvac-blocks' ),
	text( 'url', {
		label: __( 'Address of the video', 'hvac-blocks' ),
		help: __( 'On YouTube, Vimeo or Wistia.', 'hvac-blocks' ),
		type: 'url',
	} )
);

export const settings = edit( {
	view: View,
	texts: { title: __( 'Title', 'hvac-blocks' ), transcript: rich( __( 'Transcript', 'hvac-blocks' ) ) },
	panels: [
		address,
		toggle( 'captions', { label: __( 'Begin with captions, where the video has them', 'hvac-blocks' ) } ),
		date( 'uploaded', {
			label: __( 'Published on', 'hvac-blocks' ),
			help: __( 'Search engines show it with the video.', 'hvac-blocks' ),
		} ),
		picture( 'image', {
			label: __( 'Preview image', 'hvac-blocks' ),
			help: __( 'Without one, the page gets the image of the video when you save.', 'hvac-blocks' ),
			hasDefault: true,
		} ),
	],
	choose: address,
	empty: __( 'Enter the address of a video.', 'hvac-blocks' ),
} );
