/** A text that was or is shown. */
export interface Version {
	version: string;
	/** With its placeholders, such as `{brand}`. */
	text: string;
	/** SHA-256. */
	hash: string;
	/** Whether the text still matches its hash. */
	isIntact: boolean;
	/** ISO 8601; empty for a text that ships with the plugin. */
	created: string;
	/** Empty for a text that ships with the plugin, or if the user was deleted. */
	author: string;
}

export interface LanguageTexts {
	lang: string;
	/** Whether the English text has changed since. */
	isOlder: boolean;
	/** The current version first. */
	versions: [ Version, ...Version[] ];
}

export interface FormTexts {
	form: string;
	formVersion: string;
	kind: string;
	/** Whether the text has a checkbox. */
	hasBox: boolean;
	isRequired: boolean;
	/** Whether only some visitors get the checkbox. */
	isConditional: boolean;
	languages: LanguageTexts[];
}

/** The response of `GET /admin/consents`. */
export interface Consents {
	brand: string;
	/** Placeholders that a text may contain. */
	places: string[];
	longest: number;
	forms: FormTexts[];
}
