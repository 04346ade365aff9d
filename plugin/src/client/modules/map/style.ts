import css from './map.scss';

let isAdded = false;

/**
 * Adds the map's styles to the document once: a constructed sheet needs no request and no permission for inline
 * styles.
 */
export function addStyle(): void {
	if ( isAdded || typeof css !== 'string' || ! ( 'adoptedStyleSheets' in document ) ) {
		return;
	}

	isAdded = true;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync( css );
	document.adoptedStyleSheets = [ ...document.adoptedStyleSheets, sheet ];
}
