/** What the built plugin weighs: bytes after gzip -9, of files as the import map would load them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from './paths.mjs';

const modules = () => JSON.parse( readFileSync( inRoot( 'plugin/build/modules/modules.json' ), 'utf8' ) );

/** @param {string} file of the plugin */
export const bytes = ( file ) => gzipSync( readFileSync( inRoot( 'plugin', file ) ), { level: 9 } ).length;

/** @param {Iterable<string>} names of modules; those of the same file weigh once */
export const bytesOfModules = ( names ) => {
	const manifest = modules();
	const files = new Set( [ ...names ].map( ( name ) => manifest[ name ]?.file ?? name ) );

	return [ ...files ].reduce( ( sum, file ) => sum + bytes( `build/modules/${ file }.js` ), 0 );
};

/** A module and all that it imports statically; with `lazy`, also what it imports later. */
export function graph( name, lazy = false, manifest = modules(), found = new Set() ) {
	if ( ! found.has( name ) ) {
		found.add( name );
		const { static: now, dynamic: later } = manifest[ name ];
		[ ...now, ...( lazy ? later : [] ) ].forEach( ( id ) =>
			graph( id.replace( '@hvac-blocks/', '' ), lazy, manifest, found )
		);
	}
	return found;
}

/** The names of the islands' modules without `island/`; a block may have several. */
export const islands = () =>
	Object.keys( modules() )
		.filter( ( name ) => name.startsWith( 'island/' ) )
		.map( ( name ) => name.slice( 'island/'.length ) );

export const blocks = () => readdirSync( inRoot( 'plugin/blocks' ) ).filter( ( name ) => ! name.startsWith( '_' ) );

/** Whether what a block's goldens hold is about a place: then its loader is the one that knows of places. */
export function isAboutPlaces( block ) {
	const folder = inRoot( 'plugin/blocks', block, 'golden' );

	return (
		existsSync( folder ) &&
		readdirSync( folder ).some( ( file ) =>
			readFileSync( path.join( folder, file ), 'utf8' ).includes( 'data-hvac-place=' )
		)
	);
}

/** The script of a page on which that island is in use. What it loads later for a map or a slider is not in it. */
export const bytesInUse = ( island, loader ) =>
	bytesOfModules( new Set( [ loader, ...graph( 'runtime' ), ...graph( `island/${ island }` ) ] ) );

/** @return {Record<string, {style: number, waiting: number, used: number}>} by block; a static block has no script */
export function weights() {
	const found = {};

	for ( const block of blocks() ) {
		const style = `build/blocks/${ block }/style-index.css`;
		const loader = isAboutPlaces( block ) ? 'places' : 'loader';
		const isIsland = islands().includes( block );

		found[ block ] = {
			style: existsSync( inRoot( 'plugin', style ) ) ? bytes( style ) : 0,
			waiting: isIsland ? bytesOfModules( [ loader ] ) : 0,
			used: isIsland ? bytesInUse( block, loader ) : 0,
		};
	}

	return found;
}
