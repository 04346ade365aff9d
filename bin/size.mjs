/**
 * `npm run size`: what a page costs, in bytes after gzip -9, against its budget. Counts files of the build as the
 * import map would load them: an island with all that it and the runtime import statically.
 */
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const plugin = path.resolve( path.dirname( fileURLToPath( import.meta.url ) ), '../plugin' );
const modules = path.join( plugin, 'build/modules' );
const manifest = JSON.parse( readFileSync( path.join( modules, 'modules.json' ), 'utf8' ) );

const bytes = ( file ) => gzipSync( readFileSync( path.join( plugin, file ) ), { level: 9 } ).length;
const bytesOfModules = ( names ) =>
	[ ...names ].reduce( ( sum, name ) => sum + bytes( `build/modules/${ name }.js` ), 0 );

/** A module and all that it imports statically; with `lazy`, also what it imports later. */
function graph( name, lazy = false, found = new Set() ) {
	if ( ! found.has( name ) ) {
		found.add( name );
		const { static: now, dynamic: later } = manifest[ name ];
		[ ...now, ...( lazy ? later : [] ) ].forEach( ( id ) =>
			graph( id.replace( '@hvac-blocks/', '' ), lazy, found )
		);
	}
	return found;
}

const blocks = readdirSync( path.join( plugin, 'blocks' ) ).filter( ( name ) => ! name.startsWith( '_' ) );
const islands = Object.keys( manifest )
	.filter( ( name ) => name.startsWith( 'island/' ) )
	.map( ( name ) => name.slice( 'island/'.length ) );
const styles = blocks
	.map( ( name ) => `build/blocks/${ name }/style-index.css` )
	.filter( ( file ) => existsSync( path.join( plugin, file ) ) );

// A map is opened by the visitor alone, and Swiper waits until a row with more than fits is in view: each has a budget of its own.
const APART = [ 'map', 'slider' ];
const without = ( names, left ) => new Set( names.filter( ( name ) => ! left.includes( name ) ) );
const squares = readdirSync( path.join( plugin, 'data/map' ) )
	.filter( ( file ) => /^\d/.test( file ) )
	.map( ( file ) => `data/map/${ file }` );

const KB = 1024;
// Three variants in one: the styles of list, map, dialog and slider.
const STYLES = { 'dealer-locator': 6 * KB };
const budgets = [
	[ 'a page whose islands wait', bytesOfModules( [ 'loader' ] ), 0.5 * KB ],
	[ 'a page whose blocks with dealers wait', bytesOfModules( [ 'places' ] ), 2 * KB ],
	[ 'what sends on a lead that waited', bytesOfModules( [ 'waiting' ] ), 2 * KB ],
	[ 'the shared runtime with React', bytesOfModules( [ 'runtime' ] ), 47 * KB ],
	...islands.map( ( name ) => [
		`a page with ${ name } hydrated`,
		bytesOfModules( [
			/dealer-(locator|slider|cards)/.test( name ) ? 'places' : 'loader',
			...graph( 'runtime' ),
			...graph( `island/${ name }` ),
		] ),
		60 * KB,
	] ),
	...islands.map( ( name ) => [
		`… and all that ${ name } may load later`,
		bytesOfModules( without( [ 'loader', 'runtime', ...graph( `island/${ name }`, true ) ], APART ) ),
		80 * KB,
	] ),
	[ 'what opening a map adds: Leaflet, clusters, style', bytesOfModules( [ 'map' ] ), 60 * KB ],
	[ 'what a slider in view adds: Swiper', bytesOfModules( [ 'slider' ] ), 24 * KB ],
	[ 'the largest square of the built-in map', Math.max( ...squares.map( bytes ) ), 40 * KB ],
	[ 'its coarse level, for the whole continent', bytes( 'data/map/base.json' ), 86 * KB ],
	[ 'the style that all blocks share', bytes( 'build/assets/base.css' ), 6 * KB ],
	...styles.map( ( file ) => {
		const block = file.split( '/' )[ 2 ];
		return [ `${ block } style`, bytes( file ), STYLES[ block ] ?? 4 * KB ];
	} ),
];

const show = ( number ) => `${ ( number / KB ).toFixed( 2 ) } KB`.padStart( 10 );
const over = budgets.filter( ( [ , size, budget ] ) => size > budget );

for ( const [ what, size, budget ] of budgets ) {
	process.stdout.write( `${ size > budget ? '✗' : '✓' } ${ show( size ) } of ${ show( budget ) }  ${ what }\n` );
}

process.exit( over.length > 0 ? 1 : 0 );
