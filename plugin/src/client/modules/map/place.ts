import { fill } from '@client/domain/text';
import { Circle, LayerGroup, type Map as LeafletMap, Marker } from 'leaflet';
import { element } from './element';
import { METRES_IN_A_MILE } from './geo';
import { elementIcon } from './leaflet-icon';
import type { MapPlace, MapTexts } from './types';

/** The searched place: a spot and the search radius. */
export class PlaceLayer {
	private readonly group = new LayerGroup();

	constructor(
		map: LeafletMap,
		private readonly texts: MapTexts
	) {
		this.group.addTo( map );
	}

	show( place: MapPlace | null ): void {
		this.group.clearLayers();

		if ( ! place ) {
			return;
		}
		if ( place.radius ) {
			new Circle( [ place.lat, place.lon ], {
				radius: place.radius * METRES_IN_A_MILE,
				className: 'hvac-map__radius',
				interactive: false,
			} ).addTo( this.group );
		}

		const name = fill( this.texts.place, { place: place.name } );
		const spot = element( 'span', { class: 'hvac-map__place', role: 'img', 'aria-label': name, title: name } );
		new Marker( [ place.lat, place.lon ], {
			icon: elementIcon( spot, [ 22, 22 ], [ 11, 11 ] ),
			keyboard: false,
			interactive: false,
			zIndexOffset: -10_000,
		} ).addTo( this.group );
	}
}
