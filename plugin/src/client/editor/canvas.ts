/** The document that the blocks are in: that of the canvas, which is this one where the editor has no frame. */
export const canvas = (): Document =>
	document.querySelector< HTMLIFrameElement >( 'iframe[name="editor-canvas"]' )?.contentDocument ?? document;

/** A block's own slot, in the canvas. */
const slotIn = ( block: string, name: string ): Element | undefined => {
	const own = canvas().querySelector( block );

	return [ ...( own?.querySelectorAll( `[data-hvac-slot="${ name }"]` ) ?? [] ) ].find(
		( slot ) => slot.closest( '[data-block], [data-type]' ) === own
	);
};

/** The words in a block's slot, for standard texts, which only the server knows; empty if they are not on the screen. */
export const slotText = ( block: string, name: string ): string =>
	slotIn( block, name )?.textContent?.replace( /\s+/g, ' ' ).trim() ?? '';

/** The address that a block's slot leads to, which the editor does not follow. */
export const slotLink = ( block: string, name: string ): string =>
	slotIn( block, name )?.closest( '[data-hvac-href]' )?.getAttribute( 'data-hvac-href' ) ?? '';

/** What a block shows in the canvas, for texts that only the server knows; empty if that is not on the screen. */
export const shownIn = ( block: string, part: string ): string =>
	canvas().querySelector( `${ block } ${ part }` )?.textContent?.replace( /\s+/g, ' ' ).trim() ?? '';
