import { asDialog, bannerLanguages } from '@client/editor/banner';
import { amount, is, level, link, picture, toggle, when } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis, rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';
import { type Props, View } from './view';

export const settings = edit< object, Props >( {
	view: View,
	texts: {
		text: emphasis( __( 'Offer', 'hvac-blocks' ) ),
		details: rich( __( 'Details', 'hvac-blocks' ) ),
		terms: rich( __( 'Terms of the financing: APR, months, down payment', 'hvac-blocks' ) ),
		buttonLabel: __( 'Button text', 'hvac-blocks' ),
		buttonText: __( 'Text of the button that opens the dialog', 'hvac-blocks' ),
	},
	panels: [
		level(),
		asDialog(),
		when(
			is( 'modal' ),
			toggle( 'openOnce', {
				label: __( 'Open by itself once per session', 'hvac-blocks' ),
				help: __(
					'When its button comes into view, unless another dialog is open or the visitor is typing.',
					'hvac-blocks'
				),
			} )
		),
		amount( 'rebate', {
			label: __( 'Rebate in dollars', 'hvac-blocks' ),
			help: __( 'For the standard text. 0 leaves the rebate out.', 'hvac-blocks' ),
		} ),
		amount( 'months', {
			label: __( 'Months of financing', 'hvac-blocks' ),
			help: __( 'For the standard text. 0 leaves the financing out.', 'hvac-blocks' ),
			step: 1,
		} ),
		link( 'buttonLink', { text: 'buttonLabel', label: __( 'Link of the button', 'hvac-blocks' ) } ),
		link( 'anchorLink', {
			label: __( 'Link of the offer’s text', 'hvac-blocks' ),
			help: __( 'Such as #terms for a place on this page.', 'hvac-blocks' ),
		} ),
		picture( 'image', { hasDefault: true } ),
		bannerLanguages(),
	],
} );
