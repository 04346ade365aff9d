import signs from '@contracts/numbers.json';

export type Language = keyof typeof signs;

/**
 * A number in the page's language, rounded half up; the twin of `Languages\Numbers::format()`.
 *
 * @param value    a finite number
 * @param decimals fixed number of decimal places
 * @param lang     the page's language; Spanish is that of the US and Mexico: 1,234.5
 */
export function formatNumber( value: number, decimals: number, lang: Language ): string {
	const { decimal, group } = signs[ lang ];
	const scaled = Math.round( Math.abs( value ) * 10 ** decimals );
	const digits = String( scaled ).padStart( decimals + 1, '0' );
	const whole = digits.slice( 0, digits.length - decimals ).replace( /\B(?=(\d{3})+$)/g, group );
	const sign = value < 0 && scaled > 0 ? '-' : '';

	return decimals > 0 ? `${ sign }${ whole }${ decimal }${ digits.slice( -decimals ) }` : `${ sign }${ whole }`;
}
