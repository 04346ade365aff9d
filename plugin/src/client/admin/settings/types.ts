/** One rule of the mail routing table. */
export interface Route {
	by: 'state' | 'dealer' | 'form';
	value: string;
	to: string;
}

/** The page that replaces one that blocks link to, in a language. */
export interface ConfiguredPage {
	page: string;
	lang: 'en' | 'es' | 'fr';
	id: number;
}

export type SettingValue =
	string | number | boolean | Array< string | number > | Route[] | ConfiguredPage[] | Record< string, string >;

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

/** A setting as the route returns it; a secret has neither value nor default. */
export interface Setting {
	key: string;
	section: string;
	label: string;
	help: string;
	/** Labels of an enum's values. */
	choices: Record< string, string >;
	schema: SettingSchema;
	/** A more specific control than the type's default; empty for the default. */
	control: '' | 'lines' | 'numbers' | 'regions' | 'images' | 'routes' | 'path' | 'pages';
	/** Values of other settings for which this one is relevant. */
	when: Record< string, Array< string | boolean > >;
	secret: boolean;
	/** Whether a value other than the default applies. */
	isSet: boolean;
	/** Whether a constant in wp-config.php overrides it, or the user may not change it. */
	locked: boolean;
	/** Why this user may not change it; empty if they may. */
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
 * A control's value: text as typed, or a checked state. For a map or a table, the JSON of its rows, including
 * unfinished ones. Null removes a secret.
 */
export type InputValue = string | boolean | null;
