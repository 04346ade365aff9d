/** What the browser stores about a visitor of the wizard. */

/** The name of the draft in the tab's storage. */
export const DRAFT = 'hvac-blocks:wizard';

/** A cookie's value; empty for none. */
export const cookieValue = ( name: string ): string =>
	document.cookie
		.split( '; ' )
		.find( ( pair ) => pair.startsWith( `${ name }=` ) )
		?.slice( name.length + 1 ) ?? '';
