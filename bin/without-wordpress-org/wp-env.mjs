/** wp-env asks wordpress.org for the newest version at each start, even where it downloads nothing, unless its cache names one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../lib/json.mjs';

/**
 * @param {string} cache   wp-env's wp-env-cache.json of this project
 * @param {string} version
 */
export function tellWordPressVersion( cache, version ) {
	mkdirSync( path.dirname( cache ), { recursive: true } );
	writeFileSync( cache, JSON.stringify( { ...readJson( cache ), latestWordPressVersion: version } ) );
}
