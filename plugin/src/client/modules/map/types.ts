import type { Plural } from '@client/domain/text';
import type { Language } from '@client/domain/number';

/** What all maps of a site share, as PHP's `Maps\MapConfig` gives it. */
export interface MapConfig {
	/** Where the built-in map's files lie, with a slash at the end. */
	data: string;
	/** The address of the route that knows postal codes, with the edition of what it knows. */
	codes: string;
	/** Tiles of another service, laid over the built-in map. */
	tiles: { url: string; attribution: string } | null;
	/** `country`: kilometres around a place in Canada, miles elsewhere. */
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
	/** In miles: a circle of this radius is drawn around the place. */
	radius?: number;
	/** `US` or `CA`. */
	country?: string;
}

export interface MapMarker extends Position {
	id: string;
	/** The accessible name: the dealer's name and how far away it is. */
	title: string;
	/** One or two characters in the pin, such as the number of the dealer's card. */
	label?: string;
}

/** A spot whose size shows its weight. */
export interface MapDot extends Position {
	weight: number;
	/** The accessible name, shown when the dot is pointed at or focused. */
	label: string;
}

export interface MapOptions {
	config: MapConfig;
	/** Names the map's region; `texts.map` where it is not given. */
	label?: string;
	/** The map opens on the place, at zoom 10; without one it shows all that it holds. */
	place?: MapPlace | null;
	zoom?: number;
	markers?: MapMarker[];
	/** The marker that is chosen; it is brought into view. */
	selected?: string | null;
	/** The marker whose card is pointed at. */
	hover?: string | null;
	dots?: MapDot[];
	/** The pin to be placed; null where it is not placed yet. Only with `onMove`. */
	pin?: Position | null;
	onSelect?: ( id: string ) => void;
	/** A marker is pointed at or focused, or none any more. */
	onHover?: ( id: string | null ) => void;
	/** Escape was pressed while the map was in use. */
	onEscape?: () => void;
	onMove?: ( lat: number, lon: number ) => void;
}

export interface MapHandle {
	/** Only what is named changes. */
	update: ( options: Partial< Omit< MapOptions, 'config' > > ) => void;
	destroy: () => void;
}
