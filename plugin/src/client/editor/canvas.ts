/** The document that the blocks are in: that of the canvas, which is this one where the editor has no frame. */
export const canvas = (): Document =>
	document.querySelector< HTMLIFrameElement >( 'iframe[name="editor-canvas"]' )?.contentDocument ?? document;

/** What a block shows in the canvas, for texts that only the server knows; empty if that is not on the screen. */
export const shownIn = ( block: string, part: string ): string =>
	canvas().querySelector( `${ block } ${ part }` )?.textContent?.replace( /\s+/g, ' ' ).trim() ?? '';
