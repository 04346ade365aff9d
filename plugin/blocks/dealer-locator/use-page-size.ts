import breakpoints from '@contracts/breakpoints.json';
import sizes from '@contracts/dealer-pages.json';
import { useSyncExternalStore } from '@wordpress/element';

const query = () => window.matchMedia( `(width < ${ breakpoints.pages }px)` );

const subscribe = ( onChange: () => void ) => {
	const list = query();
	list.addEventListener( 'change', onChange );
	return () => list.removeEventListener( 'change', onChange );
};

/** Dealers per page: fewer on a small screen. Before hydration, the size that PHP printed. */
export const usePageSize = (): number =>
	useSyncExternalStore(
		subscribe,
		() => ( query().matches ? sizes.smallSize : sizes.size ),
		() => sizes.size
	);
