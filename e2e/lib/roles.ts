import path from 'node:path';

/** The file where global-setup.ts stores a role's login. */
export const loginOf = ( role: 'admin' | 'editor' | 'contributor' ): string =>
	path.join( process.env.WP_ARTIFACTS_PATH ?? 'artifacts', 'storage-states', `${ role }.json` );
