import breakpoints from '@contracts/breakpoints.json';
import sizes from '@contracts/dealer-pages.json';
import { useSyncExternalStore } from '@wordpress/element';

const query = () => window.matchMedia( `(width < ${ breakpoints.pages }px)` );

const subscribe = ( onChange: () => void ) => {
	const list = query();
	list.addEventListener( 'change', onChange );
	return () => list.removeEventListener( 'change', onChange );
};

/** Dealers on a page: fewer on a small screen; as PHP prints them until the page has its script. */
export const usePageSize = (): number =>
	useSyncExternalStore(
		subscribe,
		() => ( query().matches ? sizes.smallSize : sizes.size ),
		() => sizes.size
	);
