/** A text that depends on a number: the forms a language needs, `{ one: '{count} dealer', other: '{count} dealers' }`. */
export interface Plural {
	one: string;
	other: string;
}

type Values = Record< string, string | number >;

const endSentence = ( value: string, stop: string ): string => ( /[.!?…]$/.test( value ) ? value : value + stop );

/**
 * Puts the values in the places of their names: `fill( 'Hello {name}', { name: 'Ana' } )`. A sentence whose last name ends it, such as
 * "Comfort Co.", gets no second full stop.
 */
export const fill = ( text: string, values: Values ): string =>
	text.replace( /\{(\w+)\}(\.?)/g, ( _place, name: string, stop: string ) =>
		endSentence( String( values[ name ] ?? `{${ name }}` ), stop )
	);

/** `sprintf()` for sentences that end in a value, with `%s` and `%d`: no second full stop after "Comfort Co." or "3:30 p.m." */
export const sentence = ( text: string, ...values: ( string | number )[] ): string => {
	let at = 0;

	return text.replace( /%%|%(?:(\d+)\$)?[sd](\.?)/g, ( place, number?: string, stop = '' ) =>
		place === '%%' ? '%' : endSentence( String( values[ number ? Number( number ) - 1 : at++ ] ?? '' ), stop )
	);
};

/** The form that goes with the count in the page's language. French counts 0 as one. */
export const plural = ( forms: Plural, count: number, lang: string ): string =>
	count === 1 || ( lang === 'fr' && count === 0 ) ? forms.one : forms.other;
