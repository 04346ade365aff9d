// Over 20 lines: an offer has three settings.
import { amount, is, level, number, panel, select, toggle, when } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { rich, sectionTexts } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';
import { View } from './view';

export const settings = edit( {
	view: View,
	texts: {
		...sectionTexts(),
		note: rich( __( 'Note on the size', 'hvac-blocks' ) ),
		terms: rich( __( 'Terms of the monthly payments', 'hvac-blocks' ) ),
	},
	panels: [
		level(),
		select( 'contactButton', {
			label: __( 'Button of the dealer’s card', 'hvac-blocks' ),
			options: {
				book: __( 'Book online', 'hvac-blocks' ),
				contact: __( 'Contact Dealer', 'hvac-blocks' ),
			},
		} ),
		panel( __( 'Financing offer', 'hvac-blocks' ), [
			toggle( 'financing', { label: __( 'Show monthly payments', 'hvac-blocks' ) } ),
			when(
				is( 'financing' ),
				amount( 'apr', { label: __( 'Annual percentage rate', 'hvac-blocks' ), min: 0, step: 0.01 } )
			),
			when( is( 'financing' ), number( 'months', { label: __( 'Months', 'hvac-blocks' ), min: 1, max: 240 } ) ),
		] ),
	],
	inner: [ [ 'hvac-blocks/wizard-contact-form' ] ],
	hint: __( 'These are sample answers. On the page, visitors see the systems that fit theirs.', 'hvac-blocks' ),
} );
