import { request, type FullConfig } from '@playwright/test';
import { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import path from 'node:path';
import { hashOfSources, PEOPLE } from './lib/proofs';

/** Stores a login for each role in artifacts/storage-states/, and warms up the site. */
export default async function globalSetup( config: FullConfig ) {
	PEOPLE.forEach( hashOfSources );

	const baseURL = config.projects[ 0 ]?.use.baseURL ?? '';
	const folder = path.join( process.env.WP_ARTIFACTS_PATH ?? 'artifacts', 'storage-states' );
	const warm = await request.newContext( { baseURL } );

	await warm.get( '/residential/en/dealer-locator/', { timeout: 180_000 } );
	await warm.dispose();

	// Demo sites only have the administrator.
	const roles = baseURL.includes( '127.0.0.1' ) ? [ 'admin', 'editor', 'contributor' ] : [ 'admin' ];

	for ( const role of roles ) {
		const user = { username: role, password: 'password' };
		const storageStatePath = path.join( folder, `${ role }.json` );
		const context = await request.newContext( { baseURL } );

		await new RequestUtils( context, { user, storageStatePath, baseURL } ).setupRest();
		await context.dispose();
	}
}
