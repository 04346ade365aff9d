/** The version is in four files, for three readers: WordPress, npm (twice), and the plugin directory. */
import { readFileSync } from 'node:fs';
import { Failure } from '../log.mjs';
import { inRoot } from '../paths.mjs';

const FILES = {
	'plugin/plugin.php': ( text ) => text.match( /^ \* Version:\s+(\S+)$/m )?.[ 1 ],
	'package.json': ( text ) => JSON.parse( text ).version,
	'package-lock.json': ( text ) => JSON.parse( text ).version,
	'plugin/readme.txt': ( text ) => text.match( /^Stable tag: (\S+)$/m )?.[ 1 ],
};

/**
 * @param {(file: string) => string} [read]
 * @return {string} the version
 * @throws {Failure} if the files disagree
 */
export function version( read = ( file ) => readFileSync( inRoot( file ), 'utf8' ) ) {
	const found = Object.entries( FILES ).map( ( [ file, of ] ) => [ file, of( read( file ) ) ?? 'no version' ] );

	if ( new Set( found.map( ( [ , one ] ) => one ) ).size !== 1 ) {
		throw new Failure(
			`The files name different versions: ${ found.map( ( [ file, one ] ) => `${ file } ${ one }` ).join( ', ' ) }.`,
			'write the same version into all four; docs/releasing.md says how.'
		);
	}

	return found[ 0 ][ 1 ];
}
