import { readZip } from '@client/data/zip';
import { covers } from '@client/domain/zip-coverage';
import { printedProps } from '@client/islands/early';
import type { Props } from './view';

/** Reserves the card's space if the visitor's stored ZIP code is covered, so that the card moves nothing. */
export function early( block: HTMLElement ): void {
	const place = readZip();

	if ( covers( printedProps< Props >( block ).coverage, place ) ) {
		block.toggleAttribute( 'data-covered', true );
	} else {
		// Nothing is shown for this place, as printed: the loader need not hydrate the block for it.
		block.dataset.hvacPlace = place;
	}
}
