import type { WithConsent, FormErrors, FormMessage, FormValues, StepsForm } from '@client/domain/form';
import type { FocusEvent, FormEvent, MouseEvent, RefObject } from 'react';

/** Props of steps: the twin of `FormBlocks\StepsView`. */
export interface StepsProps {
	/** The form's id. */
	id: string;
	form: StepsForm;
	/** The initial step. */
	step: number;
	values: FormValues;
	errors: FormErrors;
	summary: FormMessage[];
	texts: { optional: string };
	/** The level of the block's heading; the steps' headings are one below it. */
	level: number;
}

export interface StepsState {
	step: number;
	/** Messages under the fields. */
	errors: FormErrors;
	/** The errors of the last press: they stay until the next one, so that nothing moves while the visitor types. */
	summary: FormMessage[];
	/** Why the last attempt to finish failed, shown above the last step's button. */
	failure: string;
	/** The country whose states or provinces are listed; empty for all. */
	country: string;
}

export interface StepsOptions extends Pick< StepsProps, 'id' | 'step' | 'errors' | 'summary' > {
	form: StepsForm & WithConsent;
	/** False in the editor, and when nothing is left to do. */
	isActive: boolean;
	/** A field's name when the browser posts the form by itself. */
	nameOf: ( field: string ) => string;
	/** Whether the visitor agreed, if the form asks for a consent. */
	isConsented: () => boolean;
	/** Called on each change, and once known values have been filled in. */
	onChange: ( values: FormValues ) => void;
	/** The last step's button was pressed, and all values are valid. A second press waits until it has finished. */
	onFinish: ( values: FormValues ) => unknown;
}

export interface Steps extends StepsState {
	element: RefObject< HTMLFormElement >;
	nameOf: ( field: string ) => string;
	values: () => FormValues;
	onSubmit: ( event: FormEvent< HTMLFormElement > ) => void;
	onInput: ( event: FormEvent< HTMLFormElement > ) => void;
	onBlur: ( event: FocusEvent< HTMLFormElement > ) => void;
	onBack: () => void;
	/** A press on an error in the summary. */
	onError: ( event: MouseEvent, name: string ) => void;
	/** Shows the first step with one of these errors and focuses its field. */
	showErrors: ( errors: FormErrors ) => void;
	/** Shows above the last button why the form could not be finished. */
	fail: ( message: string ) => void;
	/** Focuses an element once it is rendered. */
	focusNext: ( id: string ) => void;
	/** Deletes the stored values. */
	forget: () => void;
}
