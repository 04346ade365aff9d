import { Layer } from 'leaflet';
import type { MapFrame } from './types';

/** The built-in map. */
export class BaseLayer extends Layer {
	constructor(
		readonly frame: MapFrame,
		readonly onDrawn: () => void
	) {
		super();
	}

	override onAdd(): this {
		this.onDrawn();
		return this;
	}

	override onRemove(): this {
		return this;
	}
}
