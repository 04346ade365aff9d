import { formatNumber } from '@client/domain/number';
import { fill, plural } from '@client/domain/text';
import { type Map as LeafletMap, Marker } from 'leaflet';
import { type Clusters, clustersOf, type Item, type LonLatBox } from './clusters';
import { element } from './element';
import { elementIcon } from './leaflet-icon';
import { pin } from './pin';
import type { MapConfig, MapMarker, MapOptions } from './types';

// How far outside the view markers are drawn, as a share of the view.
const MARGIN = 0.1;
const ABOVE = 1000;

type Callbacks = Pick< MapOptions, 'onSelect' | 'onHover' >;

interface Drawn {
	marker: Marker;
	button: HTMLButtonElement;
}

/** The markers and clusters of a map: buttons in the order of the adjacent list. */
export class MarkerLayer {
	private clusters: Clusters = clustersOf( [] );
	private readonly drawn = new Map< string, Drawn >();
	private selected: string | null = null;
	private hovered: string | null = null;
	/** Whether the map was dragged since the pointer was pressed. */
	private isDrag = false;

	constructor(
		private readonly map: LeafletMap,
		private readonly config: MapConfig,
		private readonly callbacks: Callbacks
	) {
		map.on( 'moveend zoomend resize', this.draw, this );
		map.on( 'dragstart', () => {
			this.isDrag = true;
		} );
		map.getContainer().addEventListener(
			'pointerdown',
			() => {
				this.isDrag = false;
			},
			true
		);
	}

	show( markers: MapMarker[] ): void {
		this.drawn.forEach( ( { marker } ) => marker.remove() );
		this.drawn.clear();
		this.clusters = clustersOf( markers );
		this.draw();
	}

	highlight( selected: string | null, hovered: string | null ): void {
		this.selected = selected;
		this.hovered = hovered;
		this.draw();
	}

	private draw(): void {
		const { clusters, drawn, map, selected, hovered } = this;
		const alone = [ selected, hovered ].filter( ( id ) => id !== null );
		const items = clusters.items( this.box(), map.getZoom(), alone );
		const keys = new Set( items.map( ( { key } ) => key ) );
		let lostFocus = false;

		for ( const [ key, { marker, button } ] of drawn ) {
			if ( ! keys.has( key ) ) {
				lostFocus ||= button === button.ownerDocument.activeElement;
				marker.remove();
				drawn.delete( key );
			}
		}
		for ( const item of items ) {
			const { marker, button } = drawn.get( item.key ) ?? this.add( item );

			if ( item.kind === 'marker' ) {
				const isSelected = item.marker.id === selected;
				const isHovered = item.marker.id === hovered;
				button.setAttribute( 'aria-pressed', String( isSelected ) );
				button.toggleAttribute( 'data-hover', isHovered );
				marker.setZIndexOffset( isHovered ? 2 * ABOVE : Number( isSelected ) * ABOVE );
			}
		}
		if ( lostFocus ) {
			map.getContainer().focus( { preventScroll: true } );
		}
	}

	private box(): LonLatBox {
		const bounds = this.map.getBounds().pad( MARGIN );
		return [ bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth() ];
	}

	private add( item: Item ): Drawn {
		const button = item.kind === 'marker' ? this.markerButton( item.marker ) : this.clusterButton( item );
		const marker = new Marker( [ item.lat, item.lon ], {
			icon:
				item.kind === 'marker'
					? elementIcon( button, [ 44, 52 ], [ 22, 52 ] )
					: elementIcon( button, [ 48, 48 ], [ 24, 24 ] ),
			keyboard: false,
			interactive: false,
		} );
		const drawn = { marker, button };

		marker.addTo( this.map );
		this.drawn.set( item.key, drawn );
		return drawn;
	}

	private markerButton( { id, title, label }: MapMarker ): HTMLButtonElement {
		const button = element(
			'button',
			{ type: 'button', class: 'hvac-map__marker', 'aria-label': title, 'aria-pressed': 'false' },
			pin( label ),
			element( 'span', { class: 'hvac-map__tip', 'aria-hidden': 'true' }, title )
		);
		const over = () => this.callbacks.onHover?.( id );
		const out = () => this.callbacks.onHover?.( null );

		this.onPress( button, () => this.callbacks.onSelect?.( id ) );
		button.addEventListener( 'pointerenter', over );
		button.addEventListener( 'pointerleave', out );
		button.addEventListener( 'focus', () => {
			this.keepInView( button );
			over();
		} );
		button.addEventListener( 'blur', out );
		return button;
	}

	private clusterButton( { id, count, lat, lon }: Extract< Item, { kind: 'cluster' } > ): HTMLButtonElement {
		const { texts, lang } = this.config;
		const number = formatNumber( count, 0, lang );
		const size = String( Math.min( 3, Math.floor( Math.log10( count ) ) + 1 ) );
		const button = element(
			'button',
			{
				type: 'button',
				class: 'hvac-map__cluster',
				'data-size': size,
				'aria-label': fill( plural( texts.cluster, count, lang ), { count: number } ),
			},
			element( 'span', { 'aria-hidden': 'true' }, number )
		);

		this.onPress( button, () =>
			this.map.setView( [ lat, lon ], Math.min( this.clusters.opensAt( id ), this.map.getMaxZoom() ) )
		);
		button.addEventListener( 'focus', () => this.keepInView( button ) );
		return button;
	}

	/** The end of a drag that started on a marker is not a click. */
	private onPress( button: HTMLButtonElement, callback: () => void ): void {
		button.addEventListener( 'click', ( event ) => {
			event.stopPropagation();

			if ( event.detail === 0 || ! this.isDrag ) {
				callback();
			}
		} );
	}

	private keepInView( button: HTMLButtonElement ): void {
		const found = [ ...this.drawn.values() ].find( ( one ) => one.button === button );

		if ( found && button.matches( ':focus-visible' ) ) {
			this.map.panInside( found.marker.getLatLng(), { padding: [ 48, 64 ] } );
		}
	}
}
