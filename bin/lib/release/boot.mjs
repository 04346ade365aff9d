/**
 * The classes of every request in one file, which costs a request less than a file for each
 * ([ADR 50](../../../docs/adr/0050-the-zip-has-the-classes-of-every-request-in-one-file.md)).
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.mjs';
import { PHP } from '../php.mjs';

const AUTOLOAD = 'src/server/autoload.php';

/** Names below `plugin/`; `BootTest` compares them with what requests load. */
export const CLASSES = JSON.parse( readFileSync( inRoot( 'bin/lib/release/boot.json' ), 'utf8' ) ).map(
	( name ) => `src/server/${ name }.php`
);

/**
 * @param {Array<{name: string, part: string, bytes: Buffer}>} files of the plugin
 * @return {Array<{name: string, part: string, bytes: Buffer}>} the same, sorted by name, with one file instead of those classes
 */
export function withBootFile( files ) {
	const sources = Object.fromEntries(
		CLASSES.map( ( name ) => {
			const file = files.find( ( one ) => one.name === name );

			if ( ! file ) {
				throw new Error( `bin/lib/release/boot.json names ${ name }, which the plugin does not have.` );
			}

			return [ name, `${ file.bytes }` ];
		} )
	);
	const { status, stdout, stderr } = spawnSync( PHP, [ inRoot( 'bin/lib/release/boot.php' ) ], {
		input: JSON.stringify( sources ),
		encoding: 'utf8',
		maxBuffer: 64 * 1024 * 1024,
	} );

	if ( status !== 0 ) {
		throw new Error( `The classes of every request do not make one file: ${ stderr }${ stdout.slice( 0, 2000 ) }` );
	}

	// The name belongs to the content: the autoloader of one version never gets the classes of another.
	const name = `boot-${ createHash( 'sha256' ).update( stdout ).digest( 'hex' ).slice( 0, 12 ) }.php`;
	const autoload = files.find( ( file ) => file.name === AUTOLOAD );
	const text = `${ autoload.bytes }\n\nrequire_once __DIR__ . '/${ name }';\n`;

	return [
		...files.filter( ( file ) => file !== autoload && ! CLASSES.includes( file.name ) ),
		{ ...autoload, bytes: Buffer.from( text ) },
		{ ...autoload, name: `src/server/${ name }`, bytes: Buffer.from( stdout ) },
	].sort( ( a, b ) => ( a.name < b.name ? -1 : 1 ) );
}
