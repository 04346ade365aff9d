// Over 20 lines: a panel for a range of prices.
import { oneOfEach } from '@client/editor/children';
import { amount, level, link, panel, picture } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { rich, sectionTexts } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';
import { table } from './pair';

export const settings = edit( {
	pairs: [ table ],
	texts: {
		...sectionTexts(),
		buttonText: __( 'Button text', 'hvac-blocks' ),
		note: rich( __( 'Note on what is not included', 'hvac-blocks' ) ),
	},
	panels: [
		level(),
		link( 'buttonLink', { text: 'buttonText', label: __( 'Link of the button', 'hvac-blocks' ) } ),
		picture( 'image', { hasDefault: true } ),
		panel( __( 'New ductwork, in dollars', 'hvac-blocks' ), [
			amount( 'ductworkFrom', { label: __( 'From', 'hvac-blocks' ) } ),
			amount( 'ductworkTo', { label: __( 'To', 'hvac-blocks' ) } ),
		] ),
	],
	inner: oneOfEach( 'price-card', 'system' ),
} );
