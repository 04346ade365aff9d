import { readRegion } from '@client/data/region';
import { readZip } from '@client/data/zip';
import { printedProps } from '@client/islands/early';
import { regionIn } from './region-in';
import type { Props } from './view';

/**
 * A visitor whose region an earlier page has stored sees the right text at once, and needs no island until they enter
 * another place.
 */
export function early( block: HTMLElement ): void {
	const place = readZip();
	const kept = readRegion();

	if ( place && kept?.place === place && kept.code ) {
		block.dataset.region = regionIn( printedProps< Props >( block ).northern, kept.code );
		block.dataset.hvacPlace = place;
	}
}
