/** The islands of the goldens, found by themselves, with the views that a page loads for them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sync as glob } from 'fast-glob';
import type { IslandView } from '@client/islands/mount';
import { fromGolden } from '@client/islands/parity';

const plugin = path.resolve( __dirname, '../../..' );

export const readGolden = ( file: string ): string => fromGolden( readFileSync( path.join( plugin, file ), 'utf8' ) );

/** By the name of the island; what a page loads, not what the editor does. */
export const views: Record< string, IslandView > = Object.fromEntries(
	glob( 'blocks/*/island*.ts', { cwd: plugin } ).map( ( file ) => [
		path.basename( file, '.ts' ).replace( /^island/, path.basename( path.dirname( file ) ) ),
		require( path.join( plugin, file ) ).View as IslandView,
	] )
);

/** Paths of the goldens that have an island. */
export const goldensWithIslands: string[] = glob( 'blocks/*/golden/*.html', { cwd: plugin } )
	.sort()
	.filter( ( file ) => readGolden( file ).includes( 'data-hvac="' ) );

const CONTROL = /<button|<summary|<a |type="(radio|checkbox)"/g;
const controlsIn = ( file: string ) => readGolden( file ).match( CONTROL )?.length ?? 0;

/** By the name of the island the golden with most controls: a test that plays many things on each island plays them there. */
export const richest: Record< string, string > = {};

for ( const file of goldensWithIslands ) {
	const island = /data-hvac="([^"]+)"/.exec( readGolden( file ) )?.[ 1 ] ?? '';
	const before = richest[ island ];

	if ( ! before || controlsIn( file ) > controlsIn( before ) ) {
		richest[ island ] = file;
	}
}
