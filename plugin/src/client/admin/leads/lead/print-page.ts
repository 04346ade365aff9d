/**
 * Opens the print dialog for a document that is not displayed.
 *
 * @param html a complete document from this site
 */
export function printPage( html: string ): void {
	const frame = document.createElement( 'iframe' );

	frame.title = document.title;
	// Not `hidden`: a frame without a box prints an empty page in some browsers.
	frame.style.cssText = 'position:fixed;width:0;height:0;border:0;inset-inline-start:-9999px';
	frame.setAttribute( 'aria-hidden', 'true' );
	frame.tabIndex = -1;
	frame.srcdoc = html;
	frame.addEventListener( 'load', () => {
		frame.contentWindow?.addEventListener( 'afterprint', () => frame.remove() );
		frame.contentWindow?.print();
	} );
	document.body.append( frame );
}
