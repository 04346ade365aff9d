/** A form as its view gets it: the twin of `Forms\FormProps`. `docs/forms.md` says what each part means. */
export interface FormProps {
	name: string;
	lang: string;
	source: string;
	steps: FormStep[];
	consent: FormConsent | null;
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
	options: OptionGroup[];
	rules: FieldRule[];
}

/** Options without a group stand in one without a label. */
export interface OptionGroup {
	label: string;
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

/** How many characters a person counts; a UTF-16 pair is one. */
export const lengthOf = ( value: string ): number => [ ...value ].length;
