/** One rule of the table that says who is mailed which leads. */
export interface Route {
	by: 'state' | 'dealer' | 'form';
	value: string;
	to: string;
}

/** The page of the site that stands for one that blocks link to, in a language. */
export interface ChosenPage {
	page: string;
	lang: 'en' | 'es' | 'fr';
	id: number;
}

export type SettingValue =
	string | number | boolean | Array< string | number > | Route[] | ChosenPage[] | Record< string, string >;

export interface SettingSchema {
	type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
	format?: string;
	enum?: string[];
	items?: { type: 'string' | 'integer' | 'number' | 'object'; minimum?: number; maximum?: number };
	minItems?: number;
	maxItems?: number;
	minimum?: number;
	maximum?: number;
	maxLength?: number;
}

/** A setting as the route shows it; of a secret it shows neither value nor default. */
export interface Setting {
	key: string;
	section: string;
	label: string;
	help: string;
	/** The words for each value of an enum. */
	choices: Record< string, string >;
	schema: SettingSchema;
	/** The control that suits its values better than that of their type; empty where none does. */
	control: '' | 'lines' | 'numbers' | 'regions' | 'images' | 'routes' | 'path' | 'pages';
	/** The values of other settings with which it matters. */
	when: Record< string, Array< string | boolean > >;
	secret: boolean;
	/** Whether another value than the default is in force. */
	isSet: boolean;
	/** Whether the constant in wp-config.php decides, or the user may not change it. */
	locked: boolean;
	/** Why this user may not change it; empty if the user may. */
	refusal: string;
	constant: string;
	default: SettingValue | null;
	value: SettingValue | null;
}

export interface SettingsAnswer {
	sections: Array< { name: string; title: string } >;
	settings: Setting[];
}

/**
 * What a control holds: the text as it was typed, or a tick. The text of a map or of a table is the JSON of its rows, unfinished
 * ones too. Null takes a secret away.
 */
export type InputValue = string | boolean | null;
