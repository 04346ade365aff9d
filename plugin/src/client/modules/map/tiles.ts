import { type Map as LeafletMap, TileLayer } from 'leaflet';
import type { MapConfig } from './types';

// Tiles that may fail before one arrives; then the service counts as down.
const MAX_FAILED_TILES = 3;

/**
 * Lays the tiles of a service over the built-in map.
 *
 * @param onFailed the service does not answer: its tiles are gone, none is asked for again
 */
export function addTiles( map: LeafletMap, { url }: NonNullable< MapConfig[ 'tiles' ] >, onFailed: () => void ): void {
	const tiles = new TileLayer( url, {
		maxZoom: map.getMaxZoom(),
		referrerPolicy: 'strict-origin-when-cross-origin',
	} );
	let failures = 0;
	let hasAny = false;

	tiles.on( 'tileload', () => {
		hasAny = true;
	} );
	tiles.on( 'tileerror', () => {
		failures++;

		if ( ! hasAny && failures >= MAX_FAILED_TILES ) {
			tiles.off();
			tiles.remove();
			onFailed();
		}
	} );
	tiles.addTo( map );
}
