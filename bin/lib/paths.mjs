import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The repository's folder. */
export const ROOT = path.resolve( path.dirname( fileURLToPath( import.meta.url ) ), '../..' );

export const inRoot = ( ...parts ) => path.join( ROOT, ...parts );

/** Everything that the scripts make and git ignores. */
export const inCache = ( ...parts ) => path.join( ROOT, '.cache', ...parts );

/** The untouched WordPress that every site is a copy of. */
export const CORE = inCache( 'wordpress' );
