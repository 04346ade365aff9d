/** The files with the product's words, by their path below a root. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const PAGES = 'plugin/src/starter-site/pages';
const SHARED = 'plugin/src/starter-site/texts';
const CATALOGUES = { es: 'plugin/languages/hvac-blocks-es_ES.po', fr: 'plugin/languages/hvac-blocks-fr_FR.po' };
const DOCS = [ 'README.md', 'CONTRIBUTING.md' ];

const filesBelow = ( root, folder, isWanted ) =>
	readdirSync( path.join( root, folder ), { recursive: true } )
		.map( ( name ) => path.posix.join( folder, name.split( path.sep ).join( '/' ) ) )
		.filter( isWanted )
		.sort();

/** What visitors of the demo site read. */
export const isOfPage = ( file ) => file.startsWith( `${ PAGES }/` ) || file.startsWith( `${ SHARED }/` );

/** What developers read: they know more words, and long sentences. */
export const isDocs = ( file ) => file.endsWith( '.md' ) && ! isOfPage( file );

/** The name of the page that a file belongs to. */
export const pageOf = ( file ) =>
	path.posix.dirname( file ).replace( `${ PAGES }/`, '' ).replace( SHARED, 'texts shared by pages' );

export function wordFiles( root, language ) {
	const ofLanguage = ( file ) => [ `${ language }.md`, `${ language }.json` ].includes( path.posix.basename( file ) );
	const pages = [ ...filesBelow( root, PAGES, ofLanguage ), ...filesBelow( root, SHARED, ofLanguage ) ];

	if ( language !== 'en' ) {
		return [ ...pages, CATALOGUES[ language ] ];
	}

	return [
		...pages,
		'plugin/languages/hvac-blocks.pot',
		...filesBelow( root, 'plugin/blocks', ( file ) => file.endsWith( '/block.json' ) ),
		'plugin/readme.txt',
		...DOCS,
		...filesBelow(
			root,
			'docs',
			( file ) =>
				file.endsWith( '.md' ) && ! file.startsWith( 'docs/reference/' ) && ! file.includes( 'glossary-' )
		),
	];
}

/** The files that paths from a command line mean: files themselves, or those of the list in a folder. */
export function chosen( root, language, paths, from ) {
	const all = wordFiles( root, language );

	return paths.length === 0
		? all
		: paths.flatMap( ( given ) => {
				// A page by its folder's name, for short.
				const place = [ path.resolve( from, given ), path.join( root, PAGES, given ) ].find( existsSync );

				if ( ! place ) {
					throw new Error( `There is no file or page ${ given }.` );
				}

				const file = path.relative( root, place ).split( path.sep ).join( '/' );

				return statSync( place ).isFile() ? [ file ] : all.filter( ( one ) => one.startsWith( `${ file }/` ) );
			} );
}
