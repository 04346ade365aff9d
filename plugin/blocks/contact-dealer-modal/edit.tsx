import { afterSending, formTexts, recipient } from '@client/editor/form';
import { level } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { __ } from '@wordpress/i18n';
import { View } from './view';

export const settings = edit( {
	view: View,
	texts: { ...formTexts(), button: __( 'Text on the button that opens the form', 'hvac-blocks' ) },
	panels: [ level(), recipient(), afterSending() ],
	hint: __(
		'Visitors see the button, and the form opens in a dialog. Dealer cards on the same page open it too.',
		'hvac-blocks'
	),
} );
