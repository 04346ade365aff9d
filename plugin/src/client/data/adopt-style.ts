const adopted = new Set< string >();

/**
 * Adds a module's styles to the document once: a constructed sheet needs no request and no permission for inline
 * styles.
 */
export function adoptStyle( css: unknown ): void {
	if ( typeof css !== 'string' || adopted.has( css ) || ! ( 'adoptedStyleSheets' in document ) ) {
		return;
	}

	adopted.add( css );
	const sheet = new CSSStyleSheet();
	sheet.replaceSync( css );
	document.adoptedStyleSheets = [ ...document.adoptedStyleSheets, sheet ];
}
