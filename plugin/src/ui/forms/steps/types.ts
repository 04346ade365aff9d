import type { WithConsent, FormErrors, FormMessage, FormValues, StepsForm } from '@client/domain/form';
import type { FocusEvent, FormEvent, MouseEvent, RefObject } from 'react';

/** What steps are made from: the twin of `FormBlocks\StepsView`. */
export interface StepsProps {
	/** Of the form that the steps stand in. */
	id: string;
	form: StepsForm;
	/** The step that is shown first. */
	step: number;
	values: FormValues;
	errors: FormErrors;
	summary: FormMessage[];
	texts: { optional: string };
	/** Of the block's heading; the steps' headings stand below it. */
	level: number;
}

export interface StepsState {
	step: number;
	/** Messages under the fields. */
	errors: FormErrors;
	/** What the last press found: it stays until the next one, so that nothing moves under what is being typed. */
	summary: FormMessage[];
	/** Why the last try to finish failed; it stands above the last step's button. */
	failure: string;
	/** Whose states or provinces are listed; empty for all. */
	country: string;
}

export interface StepsOptions extends Pick< StepsProps, 'id' | 'step' | 'errors' | 'summary' > {
	form: StepsForm & WithConsent;
	/** False in the editor, and where nothing is left to do. */
	isActive: boolean;
	/** What a field is called in what the browser sends by itself; by default as in the definition. */
	nameOf?: ( field: string ) => string;
	/** Whether the visitor agreed, where the form asks for a consent. */
	isConsented?: () => boolean;
	/** Whether the page comes back to the step that was reached, as long as the tab lives. */
	keepsStep?: boolean;
	/** With each change, and once what was known has been filled in. */
	onChange?: ( values: FormValues ) => void;
	/** The last step's button was pressed, and all values are valid. A second press waits until it is done. */
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
	/** A press on a message of the summary. */
	onError: ( event: MouseEvent, name: string ) => void;
	/** Shows the first step that has one of these messages, its first field focused. */
	showErrors: ( errors: FormErrors ) => void;
	/** Says above the last button why it cannot be finished. */
	fail: ( message: string ) => void;
	/** Focuses an element once it is there. */
	focusNext: ( id: string ) => void;
	/** Ends what is kept of the values. */
	forget: () => void;
}
