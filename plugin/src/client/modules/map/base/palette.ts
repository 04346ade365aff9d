const NAMES = {
	land: '--map-land',
	abroad: '--map-abroad',
	town: '--map-town',
	water: '--map-water',
	coast: '--map-coast',
	county: '--map-county',
	region: '--map-region',
	country: '--map-country',
	text: '--map-text',
	textSoft: '--map-text-soft',
	waterText: '--map-water-text',
};

export type Palette = Record< keyof typeof NAMES, string > & { font: string };

/** The map's colors from the style sheet, in a form that a canvas accepts. */
export function paletteOf( root: HTMLElement ): Palette {
	const probe = root.ownerDocument.createElement( 'span' );
	const style = getComputedStyle( probe );
	const colours: Record< string, string > = {};

	probe.hidden = true;
	root.append( probe );
	for ( const [ key, name ] of Object.entries( NAMES ) ) {
		probe.style.color = `var(${ name })`;
		colours[ key ] = style.color;
	}
	const font = style.fontFamily || 'sans-serif';
	probe.remove();

	return { ...( colours as Record< keyof typeof NAMES, string > ), font };
}
