import { type Map as LeafletMap, TileLayer } from 'leaflet';
import type { MapConfig } from './types';

// The number of failed tiles, before any has loaded, after which the service counts as down.
const MAX_FAILED_TILES = 3;

/**
 * Adds a service's tiles over the built-in map.
 *
 * @param onFailed the service does not respond: its tiles are removed and no longer requested
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
