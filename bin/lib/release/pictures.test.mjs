import assert from 'node:assert/strict';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { SCREENSHOTS } from '../../pictures/screenshots.mjs';
import { inRoot } from '../paths.mjs';

const FOLDER = inRoot( '.wordpress-org' );
const BUDGET = 2_000_000;
const SIZES = {
	'icon-128x128.png': [ 128, 128 ],
	'icon-256x256.png': [ 256, 256 ],
	'banner-772x250.png': [ 772, 250 ],
	'banner-1544x500.png': [ 1544, 500 ],
};

const names = readdirSync( FOLDER ).filter( ( name ) => name.endsWith( '.png' ) );

/** Width and height from a PNG's header. */
function sizeOf( name ) {
	const file = readFileSync( `${ FOLDER }/${ name }` );
	assert.equal( file.toString( 'latin1', 1, 4 ), 'PNG', name );

	return [ file.readUInt32BE( 16 ), file.readUInt32BE( 20 ) ];
}

test( 'every screenshot has its caption in readme.txt, in order', () => {
	const readme = readFileSync( inRoot( 'plugin/readme.txt' ), 'utf8' );
	const [ , section = '' ] = /^== Screenshots ==\n(.*?)^== /ms.exec( readme ) ?? [];
	const numbers = [ ...section.matchAll( /^(\d+)\. \S/gm ) ].map( ( [ , number ] ) => Number( number ) );
	const expected = SCREENSHOTS.map( ( _, at ) => at + 1 );

	assert.deepEqual( numbers, expected );
	assert.deepEqual(
		names.filter( ( name ) => name.startsWith( 'screenshot' ) ).sort(),
		expected.map( ( number ) => `screenshot-${ number }.png` ).sort()
	);
} );

test( 'icon and banners have the sizes of the directory', () => {
	for ( const [ name, size ] of Object.entries( SIZES ) ) {
		assert.deepEqual( sizeOf( name ), size, name );
	}
	assert.equal(
		readFileSync( `${ FOLDER }/icon.svg`, 'utf8' ),
		readFileSync( `${ FOLDER }/source/icon.svg`, 'utf8' )
	);
} );

test( 'the pictures stay small', () => {
	const bytes = names.reduce( ( sum, name ) => sum + statSync( `${ FOLDER }/${ name }` ).size, 0 );

	assert.ok( bytes < BUDGET, `${ bytes } bytes` );
} );
