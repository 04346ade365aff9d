/**
 * The parts of Leaflet that our maps use. The build puts this file in the place of the package `leaflet`, whose own
 * entry has all layers, controls, and renderers.
 */
import type { Map as LeafletMap, Renderer } from 'leaflet';
import { Map } from 'leaflet/src/map/Map';
import 'leaflet/src/map/handler/Map.DoubleClickZoom';
import 'leaflet/src/map/handler/Map.Drag';
import 'leaflet/src/map/handler/Map.Keyboard';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom';
import 'leaflet/src/map/handler/Map.TouchZoom';
import 'leaflet/src/layer/Tooltip';
import { SVG } from 'leaflet/src/layer/vector/SVG';

export * as DomUtil from 'leaflet/src/dom/DomUtil';
export { Bounds } from 'leaflet/src/geometry/Bounds';
export { Layer } from 'leaflet/src/layer/Layer';
export { LayerGroup } from 'leaflet/src/layer/LayerGroup';
export { DivIcon } from 'leaflet/src/layer/marker/DivIcon';
export { Marker } from 'leaflet/src/layer/marker/Marker';
export { TileLayer } from 'leaflet/src/layer/tile/TileLayer';
export { Circle } from 'leaflet/src/layer/vector/Circle';
export { CircleMarker } from 'leaflet/src/layer/vector/CircleMarker';
export { Map };

const renderers = new WeakMap< LeafletMap, Renderer >();

Map.include( {
	/** Leaflet's own would also load the renderer for canvas. */
	getRenderer( this: LeafletMap ): Renderer {
		const renderer: Renderer = renderers.get( this ) ?? new SVG();
		renderers.set( this, renderer );

		return renderer.addTo( this );
	},
} );
