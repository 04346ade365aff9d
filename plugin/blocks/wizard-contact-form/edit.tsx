import { afterSending, formTexts, recipient } from '@client/editor/form';
import { level } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { View } from './view';

export const settings = edit( {
	view: View,
	texts: formTexts(),
	panels: [ level(), recipient(), afterSending() ],
} );
