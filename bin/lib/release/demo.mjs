#!/usr/bin/env node
/**
 * The texts of the demo site, packed: one file for each language and one for what is of none, each an object of texts by the names
 * of their files. `DemoSite\DemoPack` reads them. As a script it writes them into the folder that it is given, for tests.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRoot } from '../paths.mjs';

const FOLDER = 'src/starter-site';
const PACKED = [ 'pages', 'parts', 'texts' ];

/** Groups similar texts, so that they compress well. */
const sortKey = ( name ) => `${ path.extname( name ) } ${ name }`;

/** Whether a file of the plugin belongs to a pack. */
export const isPacked = ( name ) => PACKED.some( ( folder ) => name.startsWith( `${ FOLDER }/${ folder }/` ) );

/** @return {Record<string, Buffer>} the packs by name */
export function packs() {
	const root = inRoot( 'plugin', FOLDER );
	const packed = {};
	const names = PACKED.flatMap( ( folder ) =>
		readdirSync( path.join( root, folder ), { recursive: true, withFileTypes: true } )
			.filter( ( entry ) => entry.isFile() )
			.map( ( { path: parent, name } ) => path.posix.join( path.relative( root, parent ), name ) )
	);

	for ( const name of names.sort( ( a, b ) => ( sortKey( a ) < sortKey( b ) ? -1 : 1 ) ) ) {
		const [ , language = 'shared' ] = /(?:^|\/)(en|es|fr)\.\w+$/.exec( name ) ?? [];

		packed[ language ] = { ...packed[ language ], [ name ]: readFileSync( path.join( root, name ), 'utf8' ) };
	}

	return Object.fromEntries(
		Object.entries( packed ).map( ( [ language, texts ] ) => [
			`${ FOLDER }/packed/${ language }.json`,
			Buffer.from( JSON.stringify( texts ) ),
		] )
	);
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	for ( const [ name, bytes ] of Object.entries( packs() ) ) {
		const file = path.join( process.argv[ 2 ], path.relative( FOLDER, name ) );

		mkdirSync( path.dirname( file ), { recursive: true } );
		writeFileSync( file, bytes );
	}
}
