import { DivIcon } from 'leaflet';

/** An element of our own as a Leaflet icon, so that a marker is a true button. */
class ElementIcon extends DivIcon {
	constructor(
		private readonly made: HTMLElement,
		size: [ number, number ],
		anchor: [ number, number ]
	) {
		super( { iconSize: size, iconAnchor: anchor } );
	}

	override createIcon(): HTMLElement {
		this.made.classList.add( 'leaflet-marker-icon' );
		return this.made;
	}
}

/** The size and anchor serve Leaflet's panning to a focused marker; the style sheet places the element. */
export const elementIcon = ( made: HTMLElement, size: [ number, number ], anchor: [ number, number ] ): DivIcon =>
	new ElementIcon( made, size, anchor );
