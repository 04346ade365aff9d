/** A form's steps and their fields; `docs/forms.md` documents each part. */
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
	/** The text of a second checkbox, which is never needed; null for none. */
	marketing: { version: string; text: string } | null;
	/** Shown above the submit button. */
	legal: string[];
}

export interface FormStep {
	title: string;
	fields: FormField[];
	/** Whether this step asks for the consent. */
	consent: boolean;
}

export interface FormConsent {
	version: string;
	text: string;
	required: boolean;
	message: string;
	/** False if the text is only a note, without a checkbox. */
	box: boolean;
	/** Required only if the field has one of the values; null for always. */
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
	/** 0 for no limit. */
	maxLength: number;
	required: boolean;
	/** The initial choice. */
	default: string;
	options: OptionGroup[];
	rules: FieldRule[];
}

/** Options without a group are in one without a label. */
export interface OptionGroup {
	label: string;
	/** `US` or `CA` for a group of that country's states or provinces. */
	country: string;
	options: Array< { value: string; label: string } >;
}

export interface FieldRule {
	rule: string;
	value: string | number | null;
	message: string;
}

export type FormValues = Record< string, string >;

/** Messages by field name; the consent's is under `consent`. */
export type FormErrors = Record< string, string >;

export interface FormMessage {
	/** The field's name. */
	name: string;
	message: string;
}

/** The name of the consent's message and checkbox. */
export const CONSENT = 'consent';

/** The name of the checkbox about marketing. */
export const MARKETING = 'marketing';

/** The names of a step's fields, in display order. */
export const namesOf = ( { fields, consent }: FormStep ): string[] => [
	...fields.map( ( { name } ) => name ),
	...( consent ? [ CONSENT ] : [] ),
];

/** The first step with an error; -1 for none. */
export const stepOfErrors = ( { steps }: StepsForm, errors: FormErrors ): number =>
	steps.findIndex( ( step ) => namesOf( step ).some( ( name ) => errors[ name ] ) );

/** Errors in the order of their fields. */
export const orderedErrors = ( steps: FormStep[], errors: FormErrors ): FormMessage[] =>
	steps.flatMap( namesOf ).flatMap( ( name ) => ( errors[ name ] ? [ { name, message: errors[ name ] } ] : [] ) );

/** Plain steps have no consent. */
export type WithConsent = Partial< Pick< FormProps, 'consent' > >;

/** Whether the consent's checkbox is required for these values. */
export const isConsentRequired = ( { consent }: WithConsent, values: FormValues ): boolean =>
	consent?.box === true && ( ! consent.when || consent.when.values.includes( values[ consent.when.field ] ?? '' ) );

/** The number of characters as people count them; a surrogate pair counts once. */
export const lengthOf = ( value: string ): number => [ ...value ].length;
