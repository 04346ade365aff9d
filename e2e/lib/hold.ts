import type { Page } from '@playwright/test';

/** Keeps an island's script back until the returned function is called; `*` is every island's. */
export async function hold( page: Page, island: string ): Promise< () => void > {
	let release = () => {};
	const held = new Promise< void >( ( resolve ) => ( release = resolve ) );

	await page.route( `**/modules/island/${ island }.js*`, async ( route ) => {
		await held;
		await route.continue();
	} );

	return release;
}
