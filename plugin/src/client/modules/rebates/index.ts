/**
 * The script of a rebate provider, which fills an element of ours. Loaded when a visitor asks for it; docs/rebates.md is its contract.
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
 * @param scriptUrl of the settings
 * @return resolves once the element shows something
 * @throws where the script does not load, or shows nothing in five seconds
 */
export async function showOffers( element: HTMLElement, scriptUrl: string ): Promise< void > {
	markActions( element );

	const shown = waitForContent( element );
	element.dispatchEvent( new CustomEvent( ZIP_EVENT, { bubbles: true, detail: element.dataset.zip } ) );
	// A script that never answers is given up with the wait.
	await Promise.race( [ shown, loadScript( scriptUrl ).then( () => shown ) ] );
}

const isFilled = ( element: Element ): boolean =>
	element.childElementCount > 0 &&
	( element.textContent?.trim() !== '' || !! element.querySelector( 'iframe, img' ) );

/** Resolves once the element holds something other than it does now. */
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

/** Gives every link and button that the script makes the attributes by which a tag manager counts it. */
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

	// Attributes are not observed: setting them is no change.
	new MutationObserver( mark ).observe( element, { childList: true, characterData: true, subtree: true } );
	mark();
}
