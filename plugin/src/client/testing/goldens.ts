/** The islands in the goldens, found automatically, with the views that a page loads for them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sync as glob } from 'fast-glob';
import type { IslandView } from '@client/islands/mount';
import { fromGolden } from '@client/islands/parity';

const plugin = path.resolve( __dirname, '../../..' );

export const readGolden = ( file: string ): string => fromGolden( readFileSync( path.join( plugin, file ), 'utf8' ) );

/** By island name; the views of pages, not of the editor. */
export const views: Record< string, IslandView > = Object.fromEntries(
	glob( 'blocks/*/island*.ts', { cwd: plugin } ).map( ( file ) => [
		path.basename( file, '.ts' ).replace( /^island/, path.basename( path.dirname( file ) ) ),
		require( path.join( plugin, file ) ).View as IslandView,
	] )
);

/** Paths of goldens with an island. */
export const goldensWithIslands: string[] = glob( 'blocks/*/golden/*.html', { cwd: plugin } )
	.sort()
	.filter( ( file ) => readGolden( file ).includes( 'data-hvac="' ) );

const CONTROL = /<button|<summary|<a |type="(radio|checkbox)"/g;
const controlsIn = ( file: string ) => readGolden( file ).match( CONTROL )?.length ?? 0;

/** The golden with the most controls, by island name, for tests that try many things on each island. */
export const richest: Record< string, string > = {};

for ( const file of goldensWithIslands ) {
	const island = /data-hvac="([^"]+)"/.exec( readGolden( file ) )?.[ 1 ] ?? '';
	const before = richest[ island ];

	if ( ! before || controlsIn( file ) > controlsIn( before ) ) {
		richest[ island ] = file;
	}
}
