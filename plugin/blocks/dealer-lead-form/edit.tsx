import { afterSending, formTexts, recipient } from '@client/editor/form';
import { level } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { __ } from '@wordpress/i18n';
import { View } from './view';

export const settings = edit( {
	view: View,
	texts: { ...formTexts(), next: __( 'First step button text', 'hvac-blocks' ) },
	panels: [ level(), recipient(), afterSending() ],
} );
