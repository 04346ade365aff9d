import type { Plural } from '@client/domain/text';
import type { Language } from '@client/domain/number';

/** Configuration shared by all maps of a site, from PHP's `Map\MapConfig`. */
export interface MapConfig {
	/** The folder of the built-in map's files, with a trailing slash. */
	data: string;
	/** The address of the postal codes' route, with the data's version. */
	codes: string;
	/** A service's tiles over the built-in map. */
	tiles: { url: string; attribution: string } | null;
	/** `country`: kilometres for places in Canada, miles elsewhere. */
	unit: 'mi' | 'km' | 'country';
	lang: Language;
	texts: MapTexts;
}

export interface MapTexts {
	map: string;
	loading: string;
	failed: string;
	zoomIn: string;
	zoomOut: string;
	/** `{place}` */
	back: string;
	/** `{place}` */
	place: string;
	/** `{count}` */
	cluster: Plural;
	/** `{key}` is Ctrl or ⌘. */
	wheel: string;
	touch: string;
	pin: string;
	pinHelp: string;
	/** `{number}` */
	miles: string;
	feet: string;
	kilometres: string;
	metres: string;
}

export interface Position {
	lat: number;
	lon: number;
}

export interface MapPlace extends Position {
	name: string;
	/** In miles: the circle around the place. */
	radius?: number;
	/** `US` or `CA`. */
	country?: string;
}

export interface MapMarker extends Position {
	id: string;
	/** The accessible name: the dealer's name and distance. */
	title: string;
	/** One or two characters in the pin, such as the number of the dealer's card. */
	label?: string;
}

/** A spot sized by its weight. */
export interface MapDot extends Position {
	weight: number;
	/** The accessible name, shown on hover and focus. */
	label: string;
}

export interface MapOptions {
	config: MapConfig;
	/** The region's name; `texts.map` by default. */
	label?: string;
	/** The map opens at this place, at zoom 10; by default it shows all of its content. */
	place?: MapPlace | null;
	zoom?: number;
	markers?: MapMarker[];
	/** The chosen marker, which is brought into view. */
	selected?: string | null;
	/** The marker whose card is hovered. */
	hover?: string | null;
	dots?: MapDot[];
	/** The pin to place; null if not placed yet. Only with `onMove`. */
	pin?: Position | null;
	onSelect?: ( id: string ) => void;
	/** A marker is hovered or focused; null if none is. */
	onHover?: ( id: string | null ) => void;
	/** Escape was pressed while the map had the focus. */
	onEscape?: () => void;
	onMove?: ( lat: number, lon: number ) => void;
}

export interface MapHandle {
	/** Changes only the given options. */
	update: ( options: Partial< Omit< MapOptions, 'config' > > ) => void;
	destroy: () => void;
}
