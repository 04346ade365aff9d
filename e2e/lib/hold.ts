import type { Page } from '@playwright/test';

/** Holds an island's script back until the returned function is called; `*` means every island. */
export async function hold( page: Page, island: string ): Promise< () => void > {
	let release = () => {};
	const held = new Promise< void >( ( resolve ) => ( release = resolve ) );

	await page.route( `**/modules/island/${ island }.js*`, async ( route ) => {
		await held;
		await route.continue();
	} );

	return release;
}
