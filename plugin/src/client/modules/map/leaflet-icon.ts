import { DivIcon } from 'leaflet';

/** An element as a Leaflet icon, so that a marker can be a real button. */
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

/** Leaflet uses size and anchor only to pan to a focused marker; the style sheet positions the element. */
export const elementIcon = ( made: HTMLElement, size: [ number, number ], anchor: [ number, number ] ): DivIcon =>
	new ElementIcon( made, size, anchor );
