/** What a form asks, step by step. `docs/forms.md` says what each part means. */
export interface StepsForm {
	name: string;
	lang: string;
	steps: FormStep[];
	messages: Record< string, string >;
	texts: Record< string, string >;
}

/** A form whose answers are sent as a lead: the twin of `Forms\FormProps`. */
export interface FormProps extends StepsForm {
	source: string;
	consent: FormConsent | null;
	/** Shown above the button that sends. */
	legal: string[];
}

export interface FormStep {
	title: string;
	fields: FormField[];
	/** Whether the consent is asked for in this step. */
	consent: boolean;
}

export interface FormConsent {
	version: string;
	text: string;
	required: boolean;
	message: string;
	/** False: the text is a note, with nothing to tick. */
	box: boolean;
	/** Asked only where the field has one of the values; null for everybody. */
	when: { field: string; values: string[] } | null;
}

export interface FormField {
	name: string;
	type: string;
	label: string;
	help: string;
	placeholder: string;
	autocomplete: string;
	inputmode: string;
	/** 0 where the field has no limit. */
	maxLength: number;
	required: boolean;
	/** What is chosen at first. */
	default: string;
	options: OptionGroup[];
	rules: FieldRule[];
}

/** Options without a group stand in one without a label. */
export interface OptionGroup {
	label: string;
	/** `US` or `CA` where they are the states or provinces of it. */
	country: string;
	options: Array< { value: string; label: string } >;
}

export interface FieldRule {
	rule: string;
	value: string | number | null;
	message: string;
}

export type FormValues = Record< string, string >;

/** Messages by the names of fields; the consent's is under `consent`. */
export type FormErrors = Record< string, string >;

export interface FormMessage {
	/** Of the field. */
	name: string;
	message: string;
}

/** The name under which the consent has its message and its checkbox. */
export const CONSENT = 'consent';

/** The names of a step's fields, in the order shown. */
export const namesOf = ( { fields, consent }: FormStep ): string[] => [
	...fields.map( ( { name } ) => name ),
	...( consent ? [ CONSENT ] : [] ),
];

/** The first step that has an error; -1 where none has. */
export const stepOfErrors = ( { steps }: StepsForm, errors: FormErrors ): number =>
	steps.findIndex( ( step ) => namesOf( step ).some( ( name ) => errors[ name ] ) );

/** The errors in the order in which their fields are shown. */
export const orderedErrors = ( steps: FormStep[], errors: FormErrors ): FormMessage[] =>
	steps.flatMap( namesOf ).flatMap( ( name ) => ( errors[ name ] ? [ { name, message: errors[ name ] } ] : [] ) );

/** Steps alone ask for no consent. */
export type WithConsent = Partial< Pick< FormProps, 'consent' > >;

/** Whether the box of the consent is asked for with these values. */
export const isConsentRequired = ( { consent }: WithConsent, values: FormValues ): boolean =>
	consent?.box === true && ( ! consent.when || consent.when.values.includes( values[ consent.when.field ] ?? '' ) );

/** How many characters a person counts; a UTF-16 pair is one. */
export const lengthOf = ( value: string ): number => [ ...value ].length;
