import css from './map.scss';

let isAdded = false;

/** Gives the document the map's style, once: a constructed sheet needs no request and no permission for inline styles. */
export function addStyle(): void {
	if ( isAdded || typeof css !== 'string' || ! ( 'adoptedStyleSheets' in document ) ) {
		return;
	}

	isAdded = true;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync( css );
	document.adoptedStyleSheets = [ ...document.adoptedStyleSheets, sheet ];
}
