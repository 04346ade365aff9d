import { amount, level, link, panel, picture } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis, rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		heading: emphasis( __( 'Heading', 'hvac-blocks' ) ),
		intro: rich( __( 'Introduction', 'hvac-blocks' ) ),
		buttonText: __( 'Button text', 'hvac-blocks' ),
		note: rich( __( 'Note on what is not included', 'hvac-blocks' ) ),
	},
	panels: [
		level(),
		link( 'buttonLink', { label: __( 'Link of the button', 'hvac-blocks' ) } ),
		picture( 'image', { label: __( 'Image', 'hvac-blocks' ), hasDefault: true } ),
		panel( __( 'New ductwork, in dollars', 'hvac-blocks' ), [
			amount( 'ductworkFrom', { label: __( 'From', 'hvac-blocks' ) } ),
			amount( 'ductworkTo', { label: __( 'To', 'hvac-blocks' ) } ),
		] ),
	],
	inner: [ 'air-conditioner', 'furnace', 'heat-pump', 'air-handler' ].map( ( system ) => [
		'hvac-blocks/price-card',
		{ system },
	] ),
} );
