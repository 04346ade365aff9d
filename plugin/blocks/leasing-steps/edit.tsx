// Over 20 lines: the link is at the text of the button.
import { oneOfEach } from '@client/editor/children';
import { level, link } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { sectionTexts } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		...sectionTexts(),
		buttonText: __( 'Button text', 'hvac-blocks' ),
	},
	panels: [
		level(),
		link( 'buttonLink', {
			text: 'buttonText',
			label: __( 'Link of the button', 'hvac-blocks' ),
			help: __( 'Leave empty to link to the dealers who lease.', 'hvac-blocks' ),
		} ),
	],
	inner: oneOfEach( 'leasing-step', 'step' ),
} );
