import type { Plural } from '@client/domain/text';

/** From `PostalAreas\PlaceSuggestions`, in the attribute `data-hvac-places` of a block. */
export interface Settings {
	/** Address of the route `GET /places`. */
	url: string;
	lang: string;
	texts: { label: string; locate: string; locating: string; unknown: string; found: Plural };
}

export interface Suggestion {
	/** "Portland, Maine" */
	label: string;
	/** The text that finds this place only. */
	query: string;
}
