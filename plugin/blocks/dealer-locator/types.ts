import type { CardFrame } from '@client/domain/dealer-card';
import type { Plural } from '@client/domain/text';
import type { MapFrame } from '@ui/dealer-map/view';
import type { Props as SliderProps } from '@ui/slider/view';
import type { LocatorState } from './use-locator';

/** What `Dealers\LocatorTexts` says. */
export interface Texts {
	required: string;
	noPlace: string;
	near: string;
	radius: { mi: string; km: string };
	showing: string;
	searching: string;
	slow: string;
	found: Plural;
	nobody: string;
	nobodyHelp: string;
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
	filters: { filters: string; legend: string; apply: string; clear: string; active: Plural };
	pages: { label: string; previous: string; next: string; page: string };
	view: { label: string; list: string; map: string };
	dialog: { close: string; enter: string; change: string };
}

/** The view model that `props.php` makes. */
export interface Props extends LocatorState {
	id: string;
	variant: 'finder' | 'test' | 'slider';
	level: number;
	placeholder: string;
	error: string;
	unit: 'mi' | 'km' | 'country';
	frame: CardFrame;
	/** Null where the variant has no map. */
	map: MapFrame | null;
	/** Null where the variant has no slider. */
	slider: Omit< SliderProps, 'initial' | 'onSlide' | 'children' > | null;
	filters: Array< { key: string; text: string } >;
	/** Whether the ZIP dialog is open at first, and whether it covers the page. */
	isOpen: boolean;
	isModal: boolean;
	/** Where a slider's visitor sees all dealers. */
	seeAll: string;
	findMore: string;
	phone: { text: string; href: string };
	texts: Texts;
}
