import { createElement } from '@wordpress/element';
import { renderToString } from 'react-dom/server';
import { HYDRATION_ERROR, type IslandView, mount } from './mount';
import { ViewProvider } from './view';

/** Goldens are stored with a line break between tags for reviews; the page has none. */
export const fromGolden = ( golden: string ): string => golden.trimEnd().replace( />\n</g, '><' );

const parse = ( html: string ): HTMLElement => {
	const element = document.createElement( 'div' );
	element.innerHTML = html;
	return element;
};

/** An element's HTML with sorted attributes, so that only real differences remain. */
function normalised( element: Element ): string {
	const copy = element.cloneNode( true ) as Element;

	for ( const each of copy.querySelectorAll( '*' ) ) {
		const attributes = [ ...each.attributes ].sort( ( a, b ) => a.name.localeCompare( b.name ) );
		attributes.forEach( ( { name } ) => each.removeAttribute( name ) );
		attributes.forEach( ( { name, value } ) => each.setAttribute( name, value ) );
	}

	return copy.innerHTML.replace( /></g, '>\n<' );
}

/** The first line in which two texts differ, as a message; empty if they are equal. */
function difference( what: string, server: string, client: string ): string[] {
	const [ ours, theirs ] = [ server.split( '\n' ), client.split( '\n' ) ];
	const line = ours.findIndex( ( text, index ) => text !== theirs[ index ] );
	const at = line === -1 && ours.length !== theirs.length ? ours.length : line;

	return at === -1 ? [] : [ `${ what }, line ${ at + 1 }\n  PHP:   ${ ours[ at ] }\n  React: ${ theirs[ at ] }` ];
}

/** What React would print for a view, given the slots' HTML. */
export function clientHtml(
	View: IslandView,
	props: Record< string, unknown >,
	slots: Record< string, string > = {}
): string {
	return renderToString(
		createElement( ViewProvider, { value: { slots, isEditor: false } }, createElement( View, props ) )
	);
}

/** The differences between the HTML of a `ui` part and its twin. */
export function differencesOfPart(
	html: string,
	View: IslandView,
	props: Record< string, unknown >,
	slots: Record< string, string > = {}
): string[] {
	return difference( 'markup', normalised( parse( html ) ), normalised( parse( clientHtml( View, props, slots ) ) ) );
}

/**
 * The differences between an island's server HTML and its view: in markup, in what hydration changes, and in what
 * React reports. Empty if they agree.
 *
 * @param wrapper the island's element, in the document
 * @param View    its view
 */
export async function differencesOfIsland( wrapper: Element, View: IslandView ): Promise< string[] > {
	const root = wrapper.querySelector( ':scope > hvac-root' );
	const json = wrapper.querySelector( ':scope > script' );

	if ( ! root || ! json ) {
		return [ 'The island has no <hvac-root> or no props.' ];
	}

	const slots: Record< string, string > = {};
	root.querySelectorAll< HTMLElement >( '[data-hvac-slot]' ).forEach( ( element ) => {
		if ( element.parentElement?.closest( 'hvac-root, [data-hvac-slot]' ) === root ) {
			slots[ element.dataset.hvacSlot ?? '' ] = element.innerHTML;
		}
	} );

	const before = normalised( root );
	const problems = difference(
		'markup',
		before,
		normalised( parse( clientHtml( View, JSON.parse( json.textContent ?? '{}' ), slots ) ) )
	);

	const onError = ( event: Event ) => problems.push( String( ( event as CustomEvent ).detail ) );
	wrapper.addEventListener( HYDRATION_ERROR, onError );
	await mount( View, wrapper );
	wrapper.removeEventListener( HYDRATION_ERROR, onError );

	return [ ...problems, ...difference( 'after hydration', before, normalised( root ) ) ];
}
