import { type LatLng, type LeafletMouseEvent, type Map as LeafletMap, Marker, type PointExpression } from 'leaflet';
import { element } from './element';
import { elementIcon } from './leaflet-icon';
import { pin } from './pin';
import type { MapTexts, Position } from './types';

const STEP = 4;
const LONG_STEP = 40;
const DIRECTIONS: Record< string, [ number, number ] > = {
	ArrowLeft: [ -1, 0 ],
	ArrowRight: [ 1, 0 ],
	ArrowUp: [ 0, -1 ],
	ArrowDown: [ 0, 1 ],
};

/** A pin that is placed by a click, by dragging, or with the arrow keys (long steps with Shift). */
export class Picker {
	private marker: Marker | null = null;
	private readonly button: HTMLButtonElement;

	constructor(
		private readonly map: LeafletMap,
		texts: MapTexts,
		private readonly onMove: ( lat: number, lon: number ) => void
	) {
		this.button = element(
			'button',
			{
				type: 'button',
				class: 'hvac-map__marker',
				'data-draggable': true,
				'aria-label': `${ texts.pin }. ${ texts.pinHelp }`,
				'aria-pressed': 'true',
			},
			pin()
		);
		this.button.addEventListener( 'keydown', ( event ) => this.onKey( event ) );
		this.button.addEventListener( 'click', ( event ) => event.stopPropagation() );
		map.on( 'click', ( { latlng }: LeafletMouseEvent ) => this.move( latlng ) );
	}

	show( position: Position | null ): void {
		if ( position === null ) {
			this.marker?.remove();
			this.marker = null;
			return;
		}
		if ( this.marker ) {
			this.marker.setLatLng( [ position.lat, position.lon ] );
			return;
		}

		this.marker = new Marker( [ position.lat, position.lon ], {
			icon: elementIcon( this.button, [ 44, 52 ], [ 22, 52 ] ),
			keyboard: false,
			draggable: true,
			autoPan: true,
		} );
		this.marker.on( 'dragend', () => this.marker && this.reportMove( this.marker.getLatLng() ) );
		this.marker.addTo( this.map );
	}

	private onKey( event: KeyboardEvent ): void {
		const direction = DIRECTIONS[ event.key ];

		if ( direction && this.marker ) {
			event.preventDefault();
			event.stopPropagation();
			const step = event.shiftKey ? LONG_STEP : STEP;
			const shift: PointExpression = [ direction[ 0 ] * step, direction[ 1 ] * step ];
			this.move(
				this.map.layerPointToLatLng( this.map.latLngToLayerPoint( this.marker.getLatLng() ).add( shift ) )
			);
			this.map.panInside( this.marker.getLatLng(), { padding: [ 48, 64 ], animate: false } );
		}
	}

	private move( to: LatLng ): void {
		const { lat, lng } = to.wrap();
		this.show( { lat, lon: lng } );
		this.reportMove( to );
	}

	private reportMove( at: LatLng ): void {
		const { lat, lng } = at.wrap();
		this.onMove( round( lat ), round( lng ) );
	}
}

// About a metre.
const round = ( degrees: number ) => Math.round( degrees * 1e5 ) / 1e5;
