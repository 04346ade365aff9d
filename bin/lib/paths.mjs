import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The repository's folder. */
export const ROOT = path.resolve( path.dirname( fileURLToPath( import.meta.url ) ), '../..' );

export const inRoot = ( ...parts ) => path.join( ROOT, ...parts );

/** The path below the root of a domain's folder, or of what is named by its own path; undefined where there is neither. */
export const domainOrPath = ( name ) =>
	[ `plugin/src/server/${ name }`, name ].find( ( place ) => name && existsSync( inRoot( place ) ) );

/** Everything that the scripts make and git ignores. */
export const inCache = ( ...parts ) => path.join( ROOT, '.cache', ...parts );

/** The untouched WordPress that every site is a copy of. */
export const CORE = inCache( 'wordpress' );
