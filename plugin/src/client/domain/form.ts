/** A form as its view gets it: the twin of `Forms\FormProps`. `docs/forms.md` says what each part means. */
export interface FormProps {
	name: string;
	lang: string;
	source: string;
	steps: FormStep[];
	consent: FormConsent | null;
	/** Shown above the button that sends. */
	legal: string[];
	messages: Record< string, string >;
	texts: Record< string, string >;
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

/** The name under which the consent has its message and its checkbox. */
export const CONSENT = 'consent';

/** The names of a step's fields, in the order shown. */
export const namesOf = ( { fields, consent }: FormStep ): string[] => [
	...fields.map( ( { name } ) => name ),
	...( consent ? [ CONSENT ] : [] ),
];

/** The first step that has an error; -1 where none has. */
export const stepOfErrors = ( { steps }: FormProps, errors: FormErrors ): number =>
	steps.findIndex( ( step ) => namesOf( step ).some( ( name ) => errors[ name ] ) );

/** The errors in the order in which their fields are shown. */
export const orderedErrors = ( steps: FormStep[], errors: FormErrors ): Array< { name: string; message: string } > =>
	steps.flatMap( namesOf ).flatMap( ( name ) => ( errors[ name ] ? [ { name, message: errors[ name ] } ] : [] ) );

/** Whether the box of the consent is asked for with these values. */
export const isConsentAsked = ( { consent }: FormProps, values: FormValues ): boolean =>
	consent?.box === true && ( ! consent.when || consent.when.values.includes( values[ consent.when.field ] ?? '' ) );

/** How many characters a person counts; a UTF-16 pair is one. */
export const lengthOf = ( value: string ): number => [ ...value ].length;
