/**
 * The script of a rebate provider, which fills an element. Loaded when a visitor requests it; docs/rebates.md is its
 * contract.
 */
import { loadScript } from '@client/data/load-script';

/** Milliseconds for the script to load and to show something, after which it has failed. */
const TIMEOUT_MS = 5000;

/** Raised on the element when its ZIP code changes; `detail` is the code. */
export const ZIP_EVENT = 'hvac-blocks:rebates-zip';

const watched = new WeakSet< Element >();

/**
 * Lets the script fill the element.
 *
 * @param element   empty, with `data-zip` and `data-page-size`
 * @param scriptUrl from the settings
 * @return resolves once the element shows something
 * @throws if the script does not load, or shows nothing within five seconds
 */
export async function showOffers( element: HTMLElement, scriptUrl: string ): Promise< void > {
	markActions( element );

	const shown = waitForContent( element );
	element.dispatchEvent( new CustomEvent( ZIP_EVENT, { bubbles: true, detail: element.dataset.zip } ) );
	// The timeout also covers a script that never loads.
	await Promise.race( [ shown, loadScript( scriptUrl ).then( () => shown ) ] );
}

const isFilled = ( element: Element ): boolean =>
	element.childElementCount > 0 &&
	( element.textContent?.trim() !== '' || !! element.querySelector( 'iframe, img' ) );

/** Resolves once the element's content changes. */
function waitForContent( element: HTMLElement ): Promise< void > {
	const before = element.innerHTML;

	return new Promise( ( resolve, reject ) => {
		const end = ( finish: () => void ) => {
			clearTimeout( timer );
			observer.disconnect();
			finish();
		};
		const look = () => {
			if ( element.innerHTML !== before && isFilled( element ) ) {
				end( resolve );
			}
		};
		const observer = new MutationObserver( look );
		const timer = setTimeout(
			() => end( () => reject( new Error( 'The rebate script showed nothing.' ) ) ),
			TIMEOUT_MS
		);

		observer.observe( element, { childList: true, characterData: true, subtree: true } );
	} );
}

/** Adds the tag manager's attributes to every link and button that the script creates. */
function markActions( element: HTMLElement ): void {
	if ( watched.has( element ) ) {
		return;
	}

	watched.add( element );

	const mark = () =>
		element.querySelectorAll< HTMLElement >( 'a, button' ).forEach( ( action, index ) => {
			Object.assign( action.dataset, {
				analyticsEvent: 'rebate_click',
				analyticsLabel: ( action.ariaLabel || action.textContent || '' )
					.trim()
					.replace( /\s+/g, ' ' )
					.slice( 0, 100 ),
				analyticsPosition: String( index + 1 ),
			} );
		} );

	// Attributes are not observed, so setting them triggers nothing.
	new MutationObserver( mark ).observe( element, { childList: true, characterData: true, subtree: true } );
	mark();
}
