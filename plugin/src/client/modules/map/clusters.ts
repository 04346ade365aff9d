import Supercluster from 'supercluster';
import { isPosition } from './geo';
import type { MapMarker } from './types';

/** More markers are drawn as clusters. */
export const MAX_SINGLE_MARKERS = 50;
const RADIUS = 64;
const LAST_CLUSTERED_ZOOM = 14;

export type Item =
	| { kind: 'marker'; key: string; lat: number; lon: number; marker: MapMarker }
	| { kind: 'cluster'; key: string; lat: number; lon: number; id: number; count: number };

export type LonLatBox = [ west: number, south: number, east: number, north: number ];

export interface Clusters {
	/**
	 * The items in a box at a zoom, in the order of the markers, clusters last.
	 *
	 * @param alone IDs of markers that are never clustered
	 */
	items: ( box: LonLatBox, zoom: number, alone: string[] ) => Item[];
	/** The zoom at which a cluster splits. */
	opensAt: ( id: number ) => number;
}

const single = ( marker: MapMarker ): Item => ( {
	kind: 'marker',
	key: `marker-${ marker.id }`,
	lat: marker.lat,
	lon: marker.lon,
	marker,
} );

/** Ignores markers with invalid positions. */
export function clustersOf( given: MapMarker[] ): Clusters {
	const markers = given.filter( isPosition );
	const isIn = ( [ west, south, east, north ]: LonLatBox, { lat, lon }: MapMarker ) =>
		lon >= west && lon <= east && lat >= south && lat <= north;

	if ( markers.length <= MAX_SINGLE_MARKERS ) {
		return {
			items: ( box, _zoom, alone ) =>
				markers.filter( ( marker ) => alone.includes( marker.id ) || isIn( box, marker ) ).map( single ),
			opensAt: () => LAST_CLUSTERED_ZOOM,
		};
	}

	const index = new Supercluster< { index: number } >( {
		radius: RADIUS,
		extent: 256,
		maxZoom: LAST_CLUSTERED_ZOOM,
	} );
	index.load(
		markers.map( ( { lat, lon }, at ) => ( {
			type: 'Feature',
			geometry: { type: 'Point', coordinates: [ lon, lat ] },
			properties: { index: at },
		} ) )
	);

	return {
		items: ( box, zoom, alone ) => {
			const shown = new Set( markers.flatMap( ( { id }, at ) => ( alone.includes( id ) ? [ at ] : [] ) ) );
			const clusters: Item[] = [];

			for ( const { geometry, properties } of index.getClusters( box, Math.round( zoom ) ) ) {
				const [ lon = 0, lat = 0 ] = geometry.coordinates;

				if ( 'cluster' in properties ) {
					const { cluster_id: id, point_count: count } = properties;
					clusters.push( { kind: 'cluster', key: `cluster-${ id }`, lat, lon, id, count } );
				} else {
					shown.add( properties.index );
				}
			}

			const singles = [ ...shown ].sort( ( a, b ) => a - b ).flatMap( ( at ) => markers[ at ] ?? [] );
			return [ ...singles.map( single ), ...clusters ];
		},
		opensAt: ( id ) => index.getClusterExpansionZoom( id ),
	};
}
