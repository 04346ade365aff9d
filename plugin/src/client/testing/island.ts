/** Hydrates goldens, so that tests run on what PHP printed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act } from '@testing-library/react';
import { type IslandView, mount } from '@client/islands/mount';
import { fromGolden } from '@client/islands/parity';

// Removes the window listeners of the previous test's island, which outlive its element.
let forget = () => {};

/**
 * Puts a golden into the document and hydrates it.
 *
 * @param folder          the block's folder
 * @param name            the example
 * @param View            the block's view
 * @param beforeHydration what a visitor does before the script runs
 */
export async function hydrateGolden(
	folder: string,
	name: string,
	View: unknown,
	beforeHydration = () => {}
): Promise< void > {
	document.body.innerHTML = fromGolden( readFileSync( path.join( folder, `golden/${ name }.html` ), 'utf8' ) );
	beforeHydration();
	forget();
	const listening = jest.spyOn( window, 'addEventListener' );
	let ready: Promise< void > | undefined;
	act( () => void ( ready = mount( View as IslandView, document.querySelector( '[data-hvac]' ) as Element ) ) );
	await act( async () => ready );
	const { calls } = listening.mock;
	forget = () => calls.forEach( ( [ type, listener ] ) => window.removeEventListener( type, listener ) );
	listening.mockRestore();
}

/**
 * Runs the early scripts of the islands in the document, as the browser does while it parses the page, or an
 * optimizer later.
 */
export function runEarly(): void {
	for ( const printed of document.querySelectorAll( '[data-hvac] > script:not([type])' ) ) {
		const script = document.createElement( 'script' );

		script.textContent = printed.textContent;
		document.body.append( script );
		script.remove();
	}
}
