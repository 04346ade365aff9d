import { formatNumber } from '@client/domain/number';
import { fill } from '@client/domain/text';
import icons from '@contracts/icons.json';
import type { Map as LeafletMap } from 'leaflet';
import { element, icon } from './element';
import { metresPerPixel, scaleBar } from './geo';
import type { MapConfig, MapPlace, MapTexts } from './types';

const SCALE_WIDTH = 110;
const NAMES: Record< 'mi' | 'ft' | 'km' | 'm', keyof MapTexts & ( 'miles' | 'feet' | 'kilometres' | 'metres' ) > = {
	mi: 'miles',
	ft: 'feet',
	km: 'kilometres',
	m: 'metres',
};

export interface Controls {
	/** The place that the third button returns to; null hides the button. */
	setPlace: ( place: MapPlace | null ) => void;
	setAttribution: ( text: string ) => void;
}

function button( name: string, markup: string, onPress: () => void ): HTMLButtonElement {
	const made = element(
		'button',
		{ type: 'button', class: 'hvac-map__button', 'aria-label': name, title: name },
		icon( markup )
	);
	made.addEventListener( 'click', () => made.getAttribute( 'aria-disabled' ) !== 'true' && onPress() );
	return made;
}

function unitAt( { unit }: MapConfig, place: MapPlace | null ): 'mi' | 'km' {
	const ofCountry = place?.country === 'CA' ? 'km' : 'mi';
	return unit === 'country' ? ofCountry : unit;
}

/** The buttons, the scale, and the attribution. */
export function addControls( root: HTMLElement, map: LeafletMap, config: MapConfig, onBack: () => void ): Controls {
	const { texts, lang } = config;
	const zoomIn = button( texts.zoomIn, icons.plus, () => map.zoomIn() );
	const zoomOut = button( texts.zoomOut, icons.minus, () => map.zoomOut() );
	const back = button( '', icons.locateFixed, onBack );
	const scale = element( 'div', { class: 'hvac-map__scale', 'aria-hidden': 'true' } );
	const source = element( 'div', { class: 'hvac-map__source' } );
	let unit = unitAt( config, null );

	const measure = () => {
		const bar = scaleBar( metresPerPixel( map.getCenter().lat, map.getZoom() ), SCALE_WIDTH, unit );
		scale.style.inlineSize = `${ bar.pixels }px`;
		scale.textContent = fill( texts[ NAMES[ bar.unit ] ], { number: formatNumber( bar.length, 0, lang ) } );
		zoomIn.setAttribute( 'aria-disabled', String( map.getZoom() >= map.getMaxZoom() ) );
		zoomOut.setAttribute( 'aria-disabled', String( map.getZoom() <= map.getMinZoom() ) );
	};

	back.hidden = true;
	root.append(
		element(
			'div',
			{ class: 'hvac-map__controls' },
			back,
			element( 'div', { class: 'hvac-map__zoom' }, zoomIn, zoomOut )
		),
		element( 'div', { class: 'hvac-map__foot' }, scale, source )
	);
	map.on( 'zoomend moveend', measure );

	return {
		setPlace: ( place ) => {
			const name = fill( texts.back, { place: place?.name ?? '' } );
			back.hidden = place === null;
			back.title = name;
			back.setAttribute( 'aria-label', name );
			unit = unitAt( config, place );
			measure();
		},
		setAttribution: ( text ) => {
			source.textContent = text;
		},
	};
}
