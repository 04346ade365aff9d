import type { Plural } from '@client/domain/text';

/** From `PostalAreas\PlaceSuggestions`, in the attribute `data-hvac-places` of a block. */
export interface Settings {
	/** Address of the route `GET /places`. */
	url: string;
	lang: string;
	texts: { label: string; locate: string; locating: string; unknown: string; found: Plural };
}

/** From `Directory\DealerSuggestions`, in the attribute `data-hvac-dealers`; without it, dealers are not found by their names. */
export interface DealerSettings {
	/** Address of the route `GET /dealer-names`. */
	url: string;
	/** `{name}` */
	text: string;
}

export interface DealerSuggestion {
	/** "Blue Door, Plano, Texas" */
	label: string;
	/** The dealer's profile. */
	url: string;
}

export interface Suggestion {
	/** "Portland, Maine" */
	label: string;
	/** The text that finds this place only. */
	query: string;
}
