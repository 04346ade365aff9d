/**
 * The loader of pages with dealers: what must happen there before the visitor touches a block. Such a block waits
 * with the server's HTML, and its element's `data-hvac-place` names the place shown. It is hydrated untouched if it
 * has something else to show: for a place that the visitor entered earlier, or enters in another block.
 */
import { track } from '../data/analytics';
import { startedSearch } from '../data/count-search';
import { whenSeen } from '../data/when-seen';
import { onZip, storedZip, announceZip } from '../data/zip';
import { openDialog } from '../dealer-search/open-dialog';
import './loader';
import type { Island } from './loader';

// Links with behavior of their own: they show the number, open the form over the page, are counted, or change the
// visitor's place.
const HELD_LINKS = '.hvac-dealer-card__call,.hvac-dealer-card__contact,.hvac-dealer-locator__others a';

const islands = document.querySelectorAll< Island >( '[data-hvac-place]' );
let announcedPlace = '';

/** Hydrates an island as a touch does; always resolves. */
const hydrate = ( island: Island ): Promise< unknown > => {
	island.dispatchEvent( new Event( 'pointerover' ) );
	return Promise.resolve( island.hvac );
};

/** Makes the ZIP dialog that the server printed open modal: focusing it is not a touch by the visitor, typing is. */
function open( island: Island, dialog: HTMLDialogElement ) {
	const ignore = ( event: Event ) => event.stopPropagation();

	island.addEventListener( 'focusin', ignore, true );
	openDialog( dialog, true );
	island.removeEventListener( 'focusin', ignore, true );
	dialog.addEventListener( 'input', () => hydrate( island ) );
	dialog.addEventListener( 'close', () =>
		island.querySelector< HTMLElement >( '[aria-haspopup="dialog"]' )?.focus()
	);
}

onZip( ( place ) => {
	announcedPlace = place;
} );

islands.forEach( ( island ) => {
	const dialog = island.querySelector< HTMLDialogElement >( 'dialog[open][data-modal]' );

	if ( dialog ) {
		open( island, dialog );
	}

	if ( island.dataset.hvacPlace === '' && storedZip() !== '' ) {
		new IntersectionObserver( ( entries ) => entries.pop()?.isIntersecting && hydrate( island ), {
			rootMargin: '200px',
		} ).observe( island );
	}

	const isReady = () => 'hvacReady' in island.dataset;

	// Notifies an island that loads too late to hear about a place.
	const forget = onZip( () => {
		forget();

		if ( ! isReady() ) {
			hydrate( island ).then( () => announceZip( announcedPlace ) );
		}
	} );

	const hold = ( event: MouseEvent ) => {
		const link = ( event.target as Element ).closest< HTMLElement >( HELD_LINKS );

		if ( link && ! isReady() && ! ( event.ctrlKey || event.metaKey || event.shiftKey || event.altKey ) ) {
			event.preventDefault();
			// A view listens before it is ready: it would handle both this press and the repeated one.
			event.stopPropagation();

			if ( ! link.ariaBusy ) {
				link.ariaBusy = 'true';
				hydrate( island ).then( () => {
					island.removeEventListener( 'click', hold, true );
					link.ariaBusy = null;
					link.click();
				} );
			}
		}
	};

	island.addEventListener( 'click', hold, true );
} );

// Cards say whether their dealer is open before anybody uses them.
if ( document.querySelector( '[data-words]' ) ) {
	import( /* webpackIgnore: true */ '@hvac-blocks/open-hours' );
}

/**
 * A visitor who asked for the page's place elsewhere has started a search, and this is its answer: reported once, by
 * the first block that has it.
 */
const report = () => {
	for ( const { dataset, firstElementChild } of islands ) {
		const place = dataset.hvacPlace as string;

		if ( place !== '' && startedSearch( place ) ) {
			const { search } = JSON.parse( ( firstElementChild as Element ).textContent as string );

			if ( search?.status === 'found' ) {
				track( 'dealer_search', { zip: search.location?.zip ?? '', dealers: search.total } );
				return;
			}
		}
	}
};

// After the load event, since a consent tool may still be loading.
addEventListener( 'load', whenSeen( report ) );
