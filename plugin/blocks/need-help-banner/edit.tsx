// Over 20 lines: five texts and six settings.
import { asDialog, bannerLanguages } from '@client/editor/banner';
import { isNot, level, picture, text, toggle, when } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		heading: __( 'Heading', 'hvac-blocks' ),
		buttonText: __( 'Button text', 'hvac-blocks' ),
		hours: __( 'Hours', 'hvac-blocks' ),
		text: rich( __( 'Text', 'hvac-blocks' ) ),
		safety: rich( __( 'Safety notice (leave empty to hide)', 'hvac-blocks' ) ),
	},
	panels: [
		level(),
		toggle( 'urgent', {
			label: __( 'Emergency', 'hvac-blocks' ),
			help: __(
				'Shows what to do about gas and carbon monoxide, then the number for heating or cooling failures.',
				'hvac-blocks'
			),
		} ),
		when( isNot( 'urgent' ), asDialog() ),
		picture( 'image' ),
		text( 'phone', {
			type: 'tel',
			label: __( 'Phone number', 'hvac-blocks' ),
			help: __(
				'Leave empty to use the customer service number from Settings. If you enter another number, add its hours.',
				'hvac-blocks'
			),
		} ),
		bannerLanguages(),
	],
} );
