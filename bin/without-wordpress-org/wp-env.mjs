/**
 * wp-env asks wordpress.org for the newest version on each start, even if it downloads nothing, unless its cache
 * names one.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../lib/json.mjs';

/**
 * @param {string} cache   this project's wp-env-cache.json
 * @param {string} version
 */
export function tellWordPressVersion( cache, version ) {
	mkdirSync( path.dirname( cache ), { recursive: true } );
	writeFileSync( cache, JSON.stringify( { ...readJson( cache ), latestWordPressVersion: version } ) );
}
