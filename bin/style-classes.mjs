#!/usr/bin/env node
/**
 * Writes `modules/classes.php` into the given build: by island, the classes of our styles that its scripts may give to an element. `''` has those of scripts that any
 * page may load, and the custom properties in all scripts. `FirstPaint\UsedStyles` leaves out the rules and properties that are neither here nor on the page.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { classesOf } from './lib/style-classes.mjs';
import { graph } from './lib/weights.mjs';

const build = process.argv[ 2 ];
const read = ( file ) => readFileSync( path.join( build, file ), 'utf8' );
const manifest = JSON.parse( read( 'modules/modules.json' ) );
const styles = readdirSync( build, { recursive: true } ).filter( ( file ) => file.endsWith( '.css' ) );
const all = [ ...new Set( styles.flatMap( ( file ) => read( file ).match( /(?<=\.)hvac-[\w-]+/g ) ?? [] ) ) ].sort();
const used = ( names, more = '' ) =>
	classesOf(
		more +
			[ ...new Set( names.flatMap( ( name ) => [ ...graph( name, true, manifest ) ] ) ) ]
				.map( ( name ) => read( `modules/${ manifest[ name ].file ?? name }.js` ) )
				.join( '\n' ),
		all
	);
const modules = readdirSync( path.join( build, 'modules' ), { recursive: true } ).filter( ( file ) =>
	file.endsWith( '.js' )
);
const properties = new Set(
	modules.flatMap( ( file ) => read( `modules/${ file }` ).match( /--hvac-[\w-]+/g ) ?? [] )
);

const anywhere = used(
	[ 'runtime', 'loader', 'places' ],
	readdirSync( path.join( build, 'early' ) )
		.map( ( file ) => read( `early/${ file }` ) )
		.join( '\n' )
);
const found = { '': [ ...anywhere, ...properties ] };

for ( const name of Object.keys( manifest ).filter( ( one ) => one.startsWith( 'island/' ) ) ) {
	found[ name.slice( 'island/'.length ) ] = used( [ name ] ).filter( ( one ) => ! anywhere.includes( one ) );
}

const lines = Object.entries( found ).map( ( [ name, classes ] ) => `\t'${ name }' => '${ classes.join( ' ' ) }',\n` );

writeFileSync(
	path.join( build, 'modules/classes.php' ),
	`<?php\n\ndefined( 'ABSPATH' ) || exit;\n\nreturn array(\n${ lines.join( '' ) });\n`
);
