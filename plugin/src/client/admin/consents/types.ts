/** One text that was or is shown. */
export interface Version {
	version: string;
	/** With its places, such as `{brand}`. */
	text: string;
	/** SHA-256. */
	hash: string;
	/** Whether the text is still the one that the hash was made of. */
	isIntact: boolean;
	/** ISO 8601; empty for a text that came with the plugin. */
	created: string;
	/** Empty for a text that came with the plugin, and where the user is gone. */
	author: string;
}

export interface LanguageTexts {
	lang: string;
	/** Whether the English text was changed after this one. */
	isOlder: boolean;
	/** The present one first. */
	versions: [ Version, ...Version[] ];
}

export interface FormTexts {
	form: string;
	formVersion: string;
	kind: string;
	/** Whether there is a box to tick beside the text. */
	hasBox: boolean;
	isRequired: boolean;
	/** Whether the box is there for some visitors only. */
	isConditional: boolean;
	languages: LanguageTexts[];
}

/** What `GET /admin/consents` answers. */
export interface Consents {
	brand: string;
	/** What a text may hold to be filled in. */
	places: string[];
	longest: number;
	forms: FormTexts[];
}
