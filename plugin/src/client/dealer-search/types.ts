import type { CardConfig } from '@client/domain/dealer-card';
import type { Plural } from '@client/domain/text';
import type { DealerSearchInput } from './use-dealer-search';

/** From `DealerSearch\DealerSearchTexts`. */
export interface Texts {
	/** In place of the texts of the same names, if the visitor typed a dealer's name. */
	named: { near: string; found: Plural };
	required: string;
	noPlace: string;
	choose: string;
	near: string;
	radius: { mi: string; km: string };
	showing: string;
	searching: string;
	slow: string;
	found: Plural;
	nobody: string;
	nobodyHelp: string;
	/** Of a text that may mean several places. */
	unclear: string;
	unclearHelp: string;
	findMore: string;
	noMatch: string;
	clear: string;
	failed: string;
	failedHelp: string;
	busy: string;
	busyHelp: string;
	offline: string;
	offlineHelp: string;
	retry: string;
	nearest: string;
	selectOnMap: string;
	noPosition: Plural;
	seeAll: string;
	filters: {
		filters: string;
		distance: string;
		sort: string;
		legend: string;
		apply: string;
		clear: string;
		active: Plural;
	};
	pages: { label: string; previous: string; next: string; page: string };
	view: { label: string; list: string; map: string };
	dialog: { close: string; enter: string; change: string };
	/** Names of states and provinces by code, where they differ from English. */
	regions: Record< string, string >;
}

/** Props shared by all blocks that search for dealers. */
export interface SearchProps extends DealerSearchInput {
	id: string;
	level: number;
	placeholder: string;
	error: string;
	cardConfig: CardConfig;
	/** The address of the full list of dealers. */
	seeAll: string;
	findMore: string;
	phone: { text: string; href: string };
	texts: Texts;
}
