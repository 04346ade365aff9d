/**
 * `npm run size`: a page's cost in bytes after gzip -9, compared to its budget, and whether
 * `docs/reference/bytes.json`, which the block reference uses, is still accurate. `--write` writes that file.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { blocks, bytes, bytesInUse, bytesOfModules, graph, isAboutPlaces, islands, weights } from './lib/weights.mjs';

const KB = 1024;
const REFERENCE = inRoot( 'docs/reference/bytes.json' );
// The reference is for people, so it need not follow every byte.
const NEAR = 0.5 * KB;

const blockOf = ( island ) =>
	blocks().find( ( block ) => island === block || island.startsWith( `${ block }-` ) ) ?? island;
const styles = blocks()
	.map( ( name ) => `build/blocks/${ name }/style-index.css` )
	.filter( ( file ) => existsSync( inRoot( 'plugin', file ) ) );

// A map is only opened by the visitor, and Swiper only loads for a row in use that overflows: each has its own
// budget.
const APART = [ 'map', 'slider' ];
const without = ( names, left ) => new Set( names.filter( ( name ) => ! left.includes( name ) ) );
const squares = readdirSync( inRoot( 'plugin/data/map' ) )
	.filter( ( file ) => /^\d/.test( file ) )
	.map( ( file ) => `data/map/${ file }` );

// Three variants in one: the styles of list, map, dialog, and slider, with and without a script. The row has cards and what slides.
const STYLES = { 'dealer-locator': 6.25 * KB, 'dealer-slider': 4.1 * KB };

const budgets = () => [
	[ 'a page whose islands wait', bytesOfModules( [ 'loader' ] ), 0.5 * KB ],
	[ 'a page whose blocks with dealers wait', bytesOfModules( [ 'places' ] ), 2 * KB ],
	[ 'what sends on a pending lead', bytesOfModules( [ 'pending-leads' ] ), 2 * KB ],
	[ 'what tells whether dealers are open', bytesOfModules( [ 'open-hours' ] ), 2 * KB ],
	[ 'the shared runtime with React', bytesOfModules( [ 'runtime' ] ), 31.5 * KB ],
	...islands().map( ( name ) => [
		`a page with ${ name } hydrated`,
		bytesInUse( name, isAboutPlaces( blockOf( name ) ) ? 'places' : 'loader' ),
		47 * KB,
	] ),
	...islands().map( ( name ) => [
		`… and all that ${ name } may load later`,
		bytesOfModules( without( [ 'loader', 'runtime', ...graph( `island/${ name }`, true ) ], APART ) ),
		56 * KB,
	] ),
	[
		'what Turnstile or hCaptcha adds to a form in use, without the service’s own',
		bytesOfModules( [ 'captcha' ] ),
		1.5 * KB,
	],
	[ 'what opening a map adds: Leaflet, clusters, style', bytesOfModules( [ 'map' ] ), 46 * KB ],
	[ 'what a slider in use adds: Swiper', bytesOfModules( [ 'slider' ] ), 24 * KB ],
	...islands()
		.filter( ( name ) => graph( `island/${ name }`, true ).has( 'slider' ) )
		.map( ( name ) => [
			`a page with the slider of ${ name } in use: React, the block and Swiper`,
			bytesInUse( name, isAboutPlaces( blockOf( name ) ) ? 'places' : 'loader' ) + bytesOfModules( [ 'slider' ] ),
			69 * KB,
		] ),
	[ 'the largest square of the built-in map', Math.max( ...squares.map( bytes ) ), 14 * KB ],
	[ 'its coarse level, for the whole continent', bytes( 'data/map/base.json' ), 74 * KB ],
	[ 'the editor’s script, for all blocks', bytes( 'build/assets/editor.js' ), 145 * KB ],
	[ 'the style that all blocks share', bytes( 'build/assets/base.css' ), 6 * KB ],
	[ 'the style that the content library shares', bytes( 'build/assets/content.css' ), 4 * KB ],
	[ 'the style of menus', bytes( 'build/assets/navigation.css' ), 2 * KB ],
	...styles.map( ( file ) => {
		const block = file.split( '/' )[ 2 ];
		return [ `${ block } style`, bytes( file ), STYLES[ block ] ?? 4 * KB ];
	} ),
];

/** @return {string[]} the blocks whose figures in the reference differ from the build */
function outdated( built ) {
	const told = existsSync( REFERENCE ) ? JSON.parse( readFileSync( REFERENCE, 'utf8' ) ) : {};
	const isNear = ( name ) =>
		[ 'style', 'waiting', 'used' ].every(
			( what ) =>
				Math.abs( ( told[ name ]?.[ what ] ?? Infinity ) - ( built[ name ]?.[ what ] ?? Infinity ) ) <= NEAR
		);

	return [ ...new Set( [ ...Object.keys( told ), ...Object.keys( built ) ] ) ].filter( ( name ) => ! isNear( name ) );
}

const show = ( number ) => `${ ( number / KB ).toFixed( 2 ) } KB`.padStart( 10 );

if ( process.argv.includes( '--write' ) ) {
	writeFileSync( REFERENCE, JSON.stringify( weights(), null, '\t' ) + '\n' );
} else {
	const lines = budgets();
	const stale = outdated( weights() );

	for ( const [ what, size, budget ] of lines ) {
		process.stdout.write( `${ size > budget ? '✗' : '✓' } ${ show( size ) } of ${ show( budget ) }  ${ what }\n` );
	}
	if ( stale.length ) {
		process.stdout.write(
			`✗ The block reference lists other sizes for ${ stale.join( ', ' ) }: npm run goldens\n`
		);
	}
	process.exitCode = stale.length || lines.some( ( [ , size, budget ] ) => size > budget ) ? 1 : 0;
}
