import {
	Bounds,
	DomUtil,
	Layer,
	type LatLng,
	type LeafletEventHandlerFn,
	type Map as LeafletMap,
	type Point,
	type ZoomAnimEvent,
} from 'leaflet';
import type { MapConfig } from '../types';
import { type GridBox, MapData, type Place, SQUARE, WORLD } from './data';
import { drawLabels, drawLevel } from './draw';
import { FIRST_CODE_ZOOM, isNamed } from './labels';
import { type Palette, paletteOf } from './palette';
import { scaleOf, type View } from './trace';

interface Named {
	places: Place[];
	codes?: Place[];
}

/** The zoom from which the fine level is drawn. */
const FINE_ZOOM = 7;
// How far beyond the view to draw, as a share of its size.
const MARGIN = 0.3;
const MAX_PIXEL_RATIO = 2;

/**
 * The built-in map on one canvas, which moves and scales with Leaflet's panes and is redrawn when a movement ends or
 * leaves the drawn area.
 */
export class BaseLayer extends Layer {
	private readonly canvas = document.createElement( 'canvas' );
	private readonly end = new AbortController();
	private readonly data: MapData;
	private map: LeafletMap | null = null;
	private palette: Palette | null = null;
	private frameRequest = 0;
	/** What is on the canvas. */
	private drawn: { zoom: number; center: LatLng; bounds: Bounds } | null = null;

	/** @param onDrawn called when the view is complete: all of its files have loaded */
	constructor(
		private readonly config: MapConfig,
		private readonly onDrawn: () => void
	) {
		super();
		this.data = new MapData( config.data, config.codes, () => this.soon() );
	}

	override onAdd( map: LeafletMap ): this {
		const redraw = () => {
			this.palette = null;
			this.soon();
		};

		this.map = map;
		this.canvas.className = 'hvac-map__base leaflet-zoom-animated';
		this.canvas.setAttribute( 'aria-hidden', 'true' );
		map.getPane( 'tilePane' )?.prepend( this.canvas );
		for ( const query of [ '(prefers-color-scheme: dark)', '(forced-colors: active)' ] ) {
			window.matchMedia( query ).addEventListener( 'change', redraw, { signal: this.end.signal } );
		}
		void document.fonts?.ready.then( redraw );
		this.draw();
		return this;
	}

	override onRemove(): this {
		cancelAnimationFrame( this.frameRequest );
		this.end.abort();
		this.data.stop();
		this.canvas.remove();
		this.map = null;
		return this;
	}

	override getEvents(): Record< string, LeafletEventHandlerFn > {
		return {
			viewreset: () => this.draw(),
			moveend: () => this.draw(),
			resize: () => this.draw(),
			move: () => this.onMove(),
			zoom: () => this.map && this.follow( this.map.getCenter(), this.map.getZoom() ),
			zoomanim: ( event ) => {
				const { center, zoom } = event as ZoomAnimEvent;
				this.follow( center, zoom );
			},
		};
	}

	private soon(): void {
		cancelAnimationFrame( this.frameRequest );
		this.frameRequest = requestAnimationFrame( () => this.draw() );
	}

	private onMove(): void {
		const { map, drawn } = this;

		if ( map && drawn && drawn.zoom === map.getZoom() && ! drawn.bounds.contains( this.layerBounds( map, 0 ) ) ) {
			this.soon();
		}
	}

	/** Moves and scales the canvas to match another view, as Leaflet's own layers do. */
	private follow( center: LatLng, zoom: number ): void {
		const { map, drawn } = this;

		if ( ! map || ! drawn ) {
			return;
		}

		const scale = map.getZoomScale( zoom, drawn.zoom );
		const half = map.getSize().divideBy( 2 );
		const origin = map.project( center, zoom ).subtract( half ).add( panePosition( map ) ).round();
		const corner = map.project( drawn.center, zoom ).subtract( half.multiplyBy( ( 1 + 2 * MARGIN ) * scale ) );

		DomUtil.setTransform( this.canvas, corner.subtract( origin ), scale );
	}

	private layerBounds( map: LeafletMap, margin: number ): Bounds {
		const size = map.getSize();
		const pad = size.multiplyBy( margin ).round();
		const corner = map.containerPointToLayerPoint( pad.multiplyBy( -1 ) );
		return boundsFrom( corner, size.add( pad.multiplyBy( 2 ) ) );
	}

	private draw(): void {
		const { map, canvas } = this;
		const context = canvas.getContext( '2d' );

		if ( ! map || ! context ) {
			return;
		}

		const zoom = map.getZoom();
		const bounds = this.layerBounds( map, MARGIN );
		const [ corner, size ] = [ bounds.getTopLeft(), bounds.getSize() ];
		const origin = map.getPixelOrigin().add( corner );
		const ratio = Math.min( MAX_PIXEL_RATIO, window.devicePixelRatio || 1 );
		const palette = ( this.palette ??= paletteOf( map.getContainer() ) );
		const view: View = {
			context,
			left: origin.x,
			top: origin.y,
			width: size.x,
			height: size.y,
			zoom,
			lang: this.config.lang,
		};

		canvas.width = size.x * ratio;
		canvas.height = size.y * ratio;
		canvas.style.width = `${ size.x }px`;
		canvas.style.height = `${ size.y }px`;
		DomUtil.setTransform( canvas, corner, 1 );
		this.drawn = { zoom, center: map.getCenter(), bounds };

		context.setTransform( ratio, 0, 0, ratio, 0, 0 );
		context.fillStyle = palette.water;
		context.fillRect( 0, 0, size.x, size.y );

		const { places, codes = [] } =
			zoom < FINE_ZOOM ? this.drawCoarse( view, palette ) : this.drawFine( view, palette );
		drawLabels( view, zoom < 10 ? this.data.loadedBase() : null, places, codes, palette );

		if ( ! this.data.isWaiting() ) {
			this.onDrawn();
		}
	}

	private drawCoarse( view: View, palette: Palette ): Named {
		const base = this.data.base();
		const part: GridBox = [ 0, 0, view.width, view.height ];

		if ( ! base ) {
			return { places: [] };
		}
		// The world repeats beyond the 180th meridian.
		for ( const turn of [ -1, 0, 1 ] ) {
			const left = turn * WORLD * scaleOf( view.zoom ) - view.left;
			if ( left < view.width && left + WORLD * scaleOf( view.zoom ) > 0 ) {
				drawLevel( view, base, palette, part, turn * WORLD );
			}
		}
		return base;
	}

	private drawFine( view: View, palette: Palette ): Named {
		const side = SQUARE * scaleOf( view.zoom );
		const places: Place[] = [];
		const codes: Place[] = [];

		for ( let column = Math.floor( view.left / side ); column * side < view.left + view.width; column++ ) {
			for ( let row = Math.floor( view.top / side ); row * side < view.top + view.height; row++ ) {
				const part: GridBox = [
					Math.max( 0, Math.round( column * side - view.left ) ),
					Math.max( 0, Math.round( row * side - view.top ) ),
					Math.min( view.width, Math.round( ( column + 1 ) * side - view.left ) ),
					Math.min( view.height, Math.round( ( row + 1 ) * side - view.top ) ),
				];
				const square = this.data.square( column, row );

				if ( square !== null && square !== 'none' ) {
					drawLevel( view, square, palette, part );
					places.push( ...square.places );
					const near = isNamed( 1, view.zoom ) ? this.data.codes( column, row ) : null;
					places.push( ...( near?.places ?? [] ) );
					if ( view.zoom >= FIRST_CODE_ZOOM ) {
						codes.push( ...( near?.codes ?? [] ) );
					}
					continue;
				}

				const base = square === 'none' ? this.data.base() : this.data.loadedBase();
				if ( base ) {
					drawLevel( view, base, palette, part );
				} else if ( square === null ) {
					// Still loading: land is more likely than water.
					view.context.fillStyle = palette.land;
					view.context.fillRect( part[ 0 ], part[ 1 ], part[ 2 ] - part[ 0 ], part[ 3 ] - part[ 1 ] );
				}
			}
		}
		return { places, codes };
	}
}

const panePosition = ( map: LeafletMap ): Point => {
	const pane = map.getPane( 'mapPane' );
	return pane ? DomUtil.getPosition( pane ) : map.getSize().multiplyBy( 0 );
};

const boundsFrom = ( corner: Point, size: Point ): Bounds => new Bounds( corner, corner.add( size ) );
