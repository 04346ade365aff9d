import { CircleMarker, LayerGroup, type Map as LeafletMap } from 'leaflet';
import { element } from './element';
import { isPosition } from './geo';
import type { MapDot } from './types';

const SMALLEST = 5;
const LARGEST = 26;

/** The radius in pixels that makes a dot's area proportional to its weight. */
export const radiusOf = ( weight: number, heaviest: number ): number =>
	Math.max( SMALLEST, LARGEST * Math.sqrt( Math.max( 0, weight ) / Math.max( 1, heaviest ) ) );

/** Dots sized by weight, the heaviest at the bottom. A table beside the map contains the same data. */
export class DotLayer {
	private readonly group = new LayerGroup();

	constructor( map: LeafletMap ) {
		this.group.addTo( map );
	}

	show( dots: MapDot[] ): void {
		const valid = dots.filter( isPosition ).sort( ( a, b ) => b.weight - a.weight );
		const heaviest = valid[ 0 ]?.weight ?? 1;

		this.group.clearLayers();
		for ( const { lat, lon, weight, label } of valid ) {
			new CircleMarker( [ lat, lon ], {
				radius: radiusOf( weight, heaviest ),
				className: 'hvac-map__dot',
				weight: 1.5,
			} )
				.bindTooltip( element( 'span', {}, label ), { className: 'hvac-map__label', direction: 'top' } )
				.addTo( this.group );
		}
	}
}
