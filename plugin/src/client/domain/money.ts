import units from '@contracts/units.json';
import { formatNumber, type Language } from './number';

/**
 * Dollars in the page's language: `$5,400`, in French `5 400 $`; the twin of `Languages\Numbers::money()`.
 *
 * @param decimals number of decimal places
 */
export const formatMoney = ( value: number, lang: Language, decimals = 0 ): string =>
	withUnit( 'money', value, lang, decimals );

/** `80%`, in French `80 %`; the twin of `Languages\Numbers::percent()`. */
export const formatPercent = ( value: number, lang: Language, decimals = 0 ): string =>
	withUnit( 'percent', value, lang, decimals );

function withUnit( unit: 'money' | 'percent', value: number, lang: Language, decimals: number ): string {
	const number = formatNumber( value, decimals, lang );
	const sign = number.startsWith( '-' ) ? '-' : '';

	return sign + units[ lang ][ unit ].replace( '%s', () => number.slice( sign.length ) );
}
