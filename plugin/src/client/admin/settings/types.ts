import type { Settings } from '../shared/answers';

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

type Answered = Settings[ 'settings' ][ number ];

/** A setting as the route returns it; a secret has neither value nor default. */
export type Setting = Omit< Answered, 'schema' | 'default' | 'value' > & {
	schema: SettingSchema;
	default: SettingValue | null;
	value: SettingValue | null;
};

/** What the fields of colors need to know of the site. */
export type Look = Settings[ 'look' ] & {
	/** The accent as typed; empty for the default. */
	accent: string;
};

export type SettingsAnswer = Omit< Settings, 'settings' > & { settings: Setting[] };

/**
 * A control's value: text as typed, or a checked state. For a map or a table, the JSON of its rows, including
 * unfinished ones. Null removes a secret.
 */
export type InputValue = string | boolean | null;
