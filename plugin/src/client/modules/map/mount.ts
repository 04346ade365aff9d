import { type LatLngBoundsExpression, Map as LeafletMap } from 'leaflet';
import { BaseLayer } from './base';
import { addControls } from './controls';
import { DotLayer } from './dots';
import { element } from './element';
import { boundsOf, isPosition, zoomToReach } from './geo';
import { shareGestures } from './gestures';
import { MarkerLayer } from './markers';
import { mark } from './marks';
import { Picker } from './picker';
import { PlaceLayer } from './place';
import { adoptStyle } from '@client/data/adopt-style';
import css from './map.scss';
import { addTiles } from './tiles';
import type { MapHandle, MapOptions, MapPlace, Position } from './types';

const CLOSE = 10;
// The lowest initial zoom around a place if no marker is nearer.
const FARTHEST = 7;
const LIMITS = { minZoom: 3, maxZoom: 13 };
const LIMITS_OF_TILES = { minZoom: 3, maxZoom: 18 };
const CONTINENT: LatLngBoundsExpression = [
	[ 24, -126 ],
	[ 50, -66 ],
];
const SOURCE = 'Natural Earth, US Census Bureau, GeoNames';

/**
 * Creates a map in an element, whose size is set by its style.
 *
 * @param root    an empty element; `destroy` removes everything that the map adds to it
 * @param options the initial options; `update` changes them
 */
export function mount( root: HTMLElement, options: MapOptions ): MapHandle {
	adoptStyle( css );

	const { config } = options;
	const { texts } = config;
	const now = { ...options };
	const isCalm = window.matchMedia( '(prefers-reduced-motion: reduce)' ).matches;
	const canvas = element( 'div', {
		class: 'hvac-map__map',
		role: 'region',
		'aria-label': options.label ?? texts.map,
	} );

	root.classList.add( 'hvac-map' );
	root.append( canvas );

	const map = new LeafletMap( canvas, {
		...( config.tiles ? LIMITS_OF_TILES : LIMITS ),
		zoomControl: false,
		attributionControl: false,
		zoomAnimation: ! isCalm,
		fadeAnimation: ! isCalm,
		markerZoomAnimation: ! isCalm,
		inertia: ! isCalm,
		bounceAtZoomLimits: false,
		boxZoom: false,
	} );

	const controls = addControls( root, map, config, () => fit( true ) );
	const endGestures = shareGestures( root, map, texts );
	const places = new PlaceLayer( map, texts );
	const dots = new DotLayer( map );
	const markers = new MarkerLayer( map, config, {
		onSelect: ( id ) => now.onSelect?.( id ),
		onHover: ( id ) => now.onHover?.( id ),
	} );
	const picker = options.onMove ? new Picker( map, texts, ( lat, lon ) => now.onMove?.( lat, lon ) ) : null;

	const addBase = () => {
		new BaseLayer( config, () => mark( 'hvac-map-base' ) ).addTo( map );
		controls.setAttribution( SOURCE );
	};

	function fit( animate: boolean ) {
		const { place = null, pin = null, markers: shown = [], dots: heavy = [] } = now;

		if ( place && isPosition( place ) ) {
			map.setView( [ place.lat, place.lon ], now.zoom ?? zoomAround( place, shown ), { animate } );
			return;
		}

		const bounds = boundsOf( [ ...shown, ...heavy, ...( pin ? [ pin ] : [] ) ] );
		map.fitBounds(
			bounds
				? [
						[ bounds.south, bounds.west ],
						[ bounds.north, bounds.east ],
					]
				: CONTINENT,
			{ animate, maxZoom: now.zoom ?? CLOSE, padding: bounds ? [ 48, 48 ] : [ 0, 0 ] }
		);
	}

	function zoomAround( place: MapPlace, shown: Position[] ): number {
		const { x, y } = map.getSize();
		const distances = shown
			.filter( isPosition )
			.map( ( { lat, lon } ) => map.distance( [ lat, lon ], [ place.lat, place.lon ] ) );
		const nearest = distances.length > 0 ? Math.min( ...distances ) : 0;

		return zoomToReach( nearest, place.lat, Math.max( 1, Math.min( x, y ) / 2 - 48 ), CLOSE, FARTHEST );
	}

	function reveal( id: string | null | undefined ) {
		const found = now.markers?.find( ( marker ) => marker.id === id );

		if ( found && isPosition( found ) ) {
			map.panInside( [ found.lat, found.lon ], { padding: [ 56, 72 ] } );
		}
	}

	const onKey = ( event: KeyboardEvent ) => {
		if ( event.key === 'Escape' ) {
			now.onEscape?.();
		}
	};
	root.addEventListener( 'keydown', onKey );

	// The element may be hidden at first, or change its size with the page.
	const resizes =
		typeof ResizeObserver === 'undefined' ? null : new ResizeObserver( () => map.invalidateSize( { pan: false } ) );
	resizes?.observe( canvas );

	fit( false );
	controls.setPlace( options.place ?? null );
	places.show( options.place ?? null );
	dots.show( options.dots ?? [] );
	picker?.show( options.pin ?? null );
	markers.show( options.markers ?? [] );
	markers.highlight( options.selected ?? null, options.hover ?? null );
	mark( 'hvac-map-drawn' );

	if ( config.tiles ) {
		controls.setAttribution( config.tiles.attribution );
		addTiles( map, config.tiles, () => {
			map.setMaxZoom( LIMITS.maxZoom );
			addBase();
		} );
	} else {
		addBase();
	}

	return {
		update: ( change ) => {
			const before = { ...now };
			Object.assign( now, change );

			if ( 'label' in change ) {
				canvas.setAttribute( 'aria-label', now.label ?? texts.map );
			}
			if ( now.dots !== before.dots ) {
				dots.show( now.dots ?? [] );
			}
			if ( now.place !== before.place ) {
				places.show( now.place ?? null );
				controls.setPlace( now.place ?? null );
			}
			if ( now.markers !== before.markers ) {
				markers.show( now.markers ?? [] );
			}
			if ( picker && now.pin !== before.pin ) {
				picker.show( now.pin ?? null );
			}
			if (
				! isSamePlace( now.place, before.place ) ||
				( ! now.place && ! picker && ( now.markers !== before.markers || now.dots !== before.dots ) )
			) {
				fit( false );
			}

			markers.highlight( now.selected ?? null, now.hover ?? null );
			if ( now.selected !== before.selected ) {
				reveal( now.selected );
			}
		},
		destroy: () => {
			resizes?.disconnect();
			endGestures();
			root.removeEventListener( 'keydown', onKey );
			map.remove();
			root.replaceChildren();
			root.classList.remove( 'hvac-map' );
		},
	};
}

const isSamePlace = ( a: Position | null | undefined, b: Position | null | undefined ): boolean =>
	a === b || ( Boolean( a && b ) && a?.lat === b?.lat && a?.lon === b?.lon );
