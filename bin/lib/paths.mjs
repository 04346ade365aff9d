import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The repository's folder. */
export const ROOT = path.resolve( path.dirname( fileURLToPath( import.meta.url ) ), '../..' );

export const inRoot = ( ...parts ) => path.join( ROOT, ...parts );

const SERVER = 'plugin/src/server';

/** The path below the root of a storey or room of the server, such as `Leads`, `Claims` or `Platform/Import`, or of what is named by its own path; undefined if there is neither. */
export const roomOrPath = ( name ) =>
	[
		`${ SERVER }/${ name }`,
		...readdirSync( inRoot( SERVER ) ).map( ( storey ) => `${ SERVER }/${ storey }/${ name }` ),
		name,
	].find( ( place ) => name && existsSync( inRoot( place ) ) );

/** Everything that the scripts make and git ignores. */
export const inCache = ( ...parts ) => path.join( ROOT, '.cache', ...parts );

/** The untouched WordPress that every site is a copy of. */
export const CORE = inCache( 'wordpress' );
