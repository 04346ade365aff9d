/**
 * The plugin's PHP without its comments, a sixteenth of the zip: an installed plugin is run, its source is read
 * ([ADR 44](../../../docs/adr/0044-the-zip-has-no-comments.md)).
 */
import { spawnSync } from 'node:child_process';
import { inRoot } from '../paths.mjs';
import { PHP } from '../php.mjs';

/** WordPress and its directory read the comments of files that it starts. */
const isOurs = ( { name } ) => /^(src|blocks)\/.*\.php$/.test( name );

/**
 * @param {Array<{name: string, bytes: Buffer}>} files
 * @return {Array<{name: string, bytes: Buffer}>} the same, in the same order
 */
export function uncommented( files ) {
	const sources = Object.fromEntries( files.filter( isOurs ).map( ( { name, bytes } ) => [ name, `${ bytes }` ] ) );
	const { status, stdout, stderr } = spawnSync( PHP, [ inRoot( 'bin/lib/release/uncommented.php' ) ], {
		input: JSON.stringify( sources ),
		encoding: 'utf8',
		maxBuffer: 64 * 1024 * 1024,
	} );

	if ( status !== 0 ) {
		throw new Error( `PHP could not read the sources: ${ stderr }` );
	}

	const texts = JSON.parse( stdout );

	return files.map( ( file ) => ( isOurs( file ) ? { ...file, bytes: Buffer.from( texts[ file.name ] ) } : file ) );
}
