/** A text that depends on a number: the forms a language needs, `{ one: '{count} dealer', other: '{count} dealers' }`. */
export interface Plural {
	one: string;
	other: string;
}

type Values = Record< string, string | number >;

/** Puts the values in the places of their names: `fill( 'Hello {name}', { name: 'Ana' } )`. */
export const fill = ( text: string, values: Values ): string =>
	text.replace( /\{(\w+)\}/g, ( place, name: string ) => String( values[ name ] ?? place ) );

/** The form that goes with the count in the page's language. French counts 0 as one. */
export const plural = ( forms: Plural, count: number, lang: string ): string =>
	count === 1 || ( lang === 'fr' && count === 0 ) ? forms.one : forms.other;
