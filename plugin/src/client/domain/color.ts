/** The least contrast of text with its background (WCAG AA), and of a control with the page. */
export const READABLE = 4.5;
export const VISIBLE = 3;

const DARK_PAGE = '#111111';
const OUTSTANDING = 6.3;

/** Whether it is a color as the settings store it: `#rgb` or `#rrggbb`. */
export const isColor = ( text: string ): boolean => /^#([0-9a-f]{3}){1,2}$/i.test( text );

const channelsOf = ( hex: string ): number[] =>
	( hex.length === 4 ? hex.replace( /[0-9a-f]/gi, '$&$&' ) : hex )
		.replace( '#', '' )
		.split( /(?<=^(?:..)+)/ )
		.map( ( digits ) => parseInt( digits, 16 ) );

function luminance( hex: string ): number {
	const [ red = 0, green = 0, blue = 0 ] = channelsOf( hex ).map( ( channel ) => {
		const part = channel / 255;

		return part <= 0.04045 ? part / 12.92 : ( ( part + 0.055 ) / 1.055 ) ** 2.4;
	} );

	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors, 1 to 21; with the rest of this file, the twin of `SiteStyle\Color`. */
export function contrast( one: string, other: string ): number {
	const [ dark = 0, light = 0 ] = [ luminance( one ), luminance( other ) ].sort( ( a, b ) => a - b );

	return ( light + 0.05 ) / ( dark + 0.05 );
}

/** The text color on a color: white if it is readable, otherwise near black, or black where only that is. */
export const textOn = ( hex: string ): string =>
	[ '#ffffff', '#111111' ].find( ( text ) => contrast( hex, text ) >= READABLE ) ?? '#000000';

/** A lighter color of its hue, with contrast on a dark page. */
export function lightened( hex: string ): string {
	let color = hex;

	for ( let share = 0.05; contrast( color, DARK_PAGE ) < OUTSTANDING; share += 0.05 ) {
		color = `#${ channelsOf( hex )
			.map( ( channel ) => Math.round( channel + ( 255 - channel ) * share ) )
			.map( ( channel ) => channel.toString( 16 ).padStart( 2, '0' ) )
			.join( '' ) }`;
	}

	return color;
}
