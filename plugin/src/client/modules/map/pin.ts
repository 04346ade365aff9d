import { element } from './element';

const SVG = 'http://www.w3.org/2000/svg';
const OUTLINE = 'M18 46.5C17 46.5 2 30.6 2 18a16 16 0 1 1 32 0c0 12.6-15 28.5-16 28.5Z';

/**
 * Draws a pin: a drop with a dot, or with a short label.
 *
 * @param label one or two characters
 */
export function pin( label = '' ): HTMLElement {
	const svg = document.createElementNS( SVG, 'svg' );
	const drop = document.createElementNS( SVG, 'path' );

	svg.setAttribute( 'viewBox', '0 0 36 48' );
	svg.setAttribute( 'aria-hidden', 'true' );
	drop.setAttribute( 'd', OUTLINE );
	svg.append( drop );

	if ( label === '' ) {
		const dot = document.createElementNS( SVG, 'circle' );
		dot.setAttribute( 'cx', '18' );
		dot.setAttribute( 'cy', '18' );
		dot.setAttribute( 'r', '5.5' );
		svg.append( dot );
	}

	return element(
		'span',
		{ class: 'hvac-map__pin', 'aria-hidden': 'true' },
		svg,
		...( label === '' ? [] : [ element( 'span', { class: 'hvac-map__number' }, label ) ] )
	);
}
