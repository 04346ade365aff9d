/** Sizes of the built plugin: bytes after gzip -9, of files as the import map would load them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { inRoot } from './paths.mjs';

const modules = () => JSON.parse( readFileSync( inRoot( 'plugin/build/modules/modules.json' ), 'utf8' ) );

/** @param {string} file of the plugin */
export const bytes = ( file ) => gzipSync( readFileSync( inRoot( 'plugin', file ) ), { level: 9 } ).length;

/** @param {Iterable<string>} names of modules; those in the same file count once */
export const bytesOfModules = ( names ) => {
	const manifest = modules();
	const files = new Set( [ ...names ].map( ( name ) => manifest[ name ]?.file ?? name ) );

	return [ ...files ].reduce( ( sum, file ) => sum + bytes( `build/modules/${ file }.js` ), 0 );
};

/** A module and all of its static imports; with `lazy`, also its dynamic ones. */
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

/** Whether a block's goldens are about a place: its loader is then `places`. */
export function isAboutPlaces( block ) {
	const folder = inRoot( 'plugin/blocks', block, 'golden' );

	return (
		existsSync( folder ) &&
		readdirSync( folder ).some( ( file ) =>
			readFileSync( path.join( folder, file ), 'utf8' ).includes( 'data-hvac-place=' )
		)
	);
}

/** The scripts of a page that uses an island, without what it loads later for a map or a slider. */
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
