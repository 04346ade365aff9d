export type SettingValue = string | number | boolean | Array< string | number >;

export interface SettingSchema {
	type: 'string' | 'integer' | 'number' | 'boolean' | 'array';
	format?: string;
	enum?: string[];
	items?: { type: 'string' | 'integer' | 'number' };
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
	secret: boolean;
	/** Whether another value than the default is in force. */
	isSet: boolean;
	/** Whether the constant in wp-config.php decides. */
	locked: boolean;
	constant: string;
	default: SettingValue | null;
	value: SettingValue | null;
}

export interface SettingsAnswer {
	sections: Array< { name: string; title: string } >;
	settings: Setting[];
}

/** What a control holds: the text as it was typed, or a tick. Null takes a secret away. */
export type Typed = string | boolean | null;
