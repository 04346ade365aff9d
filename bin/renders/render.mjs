/**
 * Renders pictures of the manifest with Blender and writes them as WebP for the demo site: `npm run renders [NAME…] [-- --preview]`.
 * A preview is a small PNG in the system's folder for temporary files.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../lib/paths.mjs';

const HERE = inRoot( 'bin/renders' );
const PHOTOS = inRoot( 'plugin/src/starter-site/photos' );
const manifest = JSON.parse( readFileSync( path.join( HERE, 'manifest.json' ), 'utf8' ) );

const isPreview = process.argv.includes( '--preview' );
const named = process.argv.slice( 2 ).filter( ( word ) => ! word.startsWith( '--' ) );
const names = named.length ? named : Object.keys( manifest );
const unknown = names.filter( ( name ) => ! manifest[ name ] );

if ( unknown.length ) {
	console.error( `Not in bin/renders/manifest.json: ${ unknown.join( ', ' ) }` );
	process.exit( 1 );
}

const folder = isPreview ? path.join( tmpdir(), 'renders' ) : mkdtempSync( path.join( tmpdir(), 'renders-' ) );

mkdirSync( folder, { recursive: true } );
mkdirSync( PHOTOS, { recursive: true } );

for ( const name of names ) {
	render( name );

	if ( isPreview ) {
		console.log( path.join( folder, `${ name }.png` ) );
	} else {
		manifest[ name ].widths.forEach( ( width, i ) => encode( name, width, i > 0 ) );
	}
}

if ( ! isPreview ) {
	rmSync( folder, { recursive: true } );
}

function render( name ) {
	const script = path.join( HERE, 'photograph.py' );
	const preview = isPreview ? [ '0.4', '12' ] : [];

	// Without the first option, Blender would end without an error after one of the script. The lowest priority leaves the machine usable.
	execFileSync(
		'nice',
		[ '-n', '19', 'blender', '-b', '--python-exit-code', '1', '--python', script, '--', name, folder, ...preview ],
		{ stdio: [ 'ignore', 'ignore', 'inherit' ] }
	);
}

/** The widest file has the picture's name, each other one its width after it. */
function encode( name, width, isSmaller ) {
	const to = path.join( PHOTOS, isSmaller ? `${ name }-${ width }.webp` : `${ name }.webp` );
	const { quality } = manifest[ name ];

	execFileSync( 'cwebp', [
		...[ '-quiet', '-q', String( quality ), '-m', '6', '-sharp_yuv', '-resize', String( width ), '0' ],
		...[ path.join( folder, `${ name }.png` ), '-o', to ],
	] );
	console.log( `${ path.basename( to ) }: ${ ( statSync( to ).size / 1024 ).toFixed( 1 ) } KB` );
}
