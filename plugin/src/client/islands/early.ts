/**
 * What early scripts share. `early.ts` in a block's folder exports `early()`, which changes the block's element before
 * the page is painted. The build makes a text of it that PHP prints in the page, so every byte counts, and it contains no
 * square bracket: WordPress runs shortcodes over scripts, too.
 */

/**
 * Runs early code once on each block of that name. Blocks are found by class, since `document.currentScript` is null in
 * a script that an optimizer has moved. Without storage or the expected HTML, a block stays as the server printed it.
 */
export function onBlocks( name: string, early: ( block: HTMLElement ) => void ): void {
	document.querySelectorAll< HTMLElement & { hvacEarly?: boolean } >( `.hvac-${ name }` ).forEach( ( found ) => {
		if ( ! found.hvacEarly ) {
			found.hvacEarly = true;
			try {
				early( found );
			} catch {}
		}
	} );
}

/**
 * The props that the server printed for a block's island.
 *
 * @throws {Error} if they are missing or not JSON
 */
export const printedProps = < Props >( printed: Element ): Props =>
	JSON.parse( ( printed.querySelector( 'script' ) as Element ).textContent as string );
