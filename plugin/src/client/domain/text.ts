/**
 * A text that depends on a number, with the language's plural forms: `{ one: '{count} dealer', other: '{count}
 * dealers' }`.
 */
export interface Plural {
	one: string;
	other: string;
}

type Values = Record< string, string | number >;

const endSentence = ( value: string, stop: string ): string => ( /[.!?…]$/.test( value ) ? value : value + stop );

/**
 * Replaces placeholders with values: `fill( 'Hello {name}', { name: 'Ana' } )`. If the last value ends with a period,
 * such as "Comfort Co.", the sentence gets no second one.
 */
export const fill = ( text: string, values: Values ): string =>
	text.replace( /\{(\w+)\}(\.?)/g, ( _place, name: string, stop: string ) =>
		endSentence( String( values[ name ] ?? `{${ name }}` ), stop )
	);

/**
 * `sprintf()` for sentences that end with a value, with `%s` and `%d`: no second period after "Comfort Co." or "3:30
 * p.m."
 */
export const sentence = ( text: string, ...values: ( string | number )[] ): string => {
	let at = 0;

	return text.replace( /%%|%(?:(\d+)\$)?[sd](\.?)/g, ( place, number?: string, stop = '' ) =>
		place === '%%' ? '%' : endSentence( String( values[ number ? Number( number ) - 1 : at++ ] ?? '' ), stop )
	);
};

/** The plural form for a count in the page's language. In French, 0 is singular. */
export const plural = ( forms: Plural, count: number, lang: string ): string =>
	count === 1 || ( lang === 'fr' && count === 0 ) ? forms.one : forms.other;
