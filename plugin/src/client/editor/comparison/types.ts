import { createContext, useContext } from '@wordpress/element';

/** How many tabs there are at most: `menu_label_1` to `menu_label_7`. */
export const TAB_NUMBERS = [ 1, 2, 3, 4, 5, 6, 7 ] as const;

/** The names of the tabs of the comparison that an editor sees, by their place; empty where there is no tab. */
const Labels = createContext< string[] >( [] );

export const LabelsProvider = Labels.Provider;
export const useLabels = (): string[] => useContext( Labels );

const key = ( label: string ): string => label.trim().toLowerCase();

/** The words of rich text. */
export function plainText( html: string ): string {
	return new DOMParser().parseFromString( html, 'text/html' ).body.textContent?.trim() ?? '';
}

/**
 * The number of the tab that a product's type names, by its label or its number; undefined where there is none. `Products\ProductTypes` does the same
 * on the server.
 */
export function tabNumberOf( type: string, labels: string[] ): number | undefined {
	const named = labels.findIndex( ( label ) => label !== '' && key( label ) === key( type ) );
	const number = TAB_NUMBERS.find( ( each ) => String( each ) === key( type ) && labels[ each - 1 ] );

	return named === -1 ? number : named + 1;
}

/** Labels that stand twice: their products are in one tab. */
export const duplicateLabels = ( labels: string[] ): string[] => [
	...new Set(
		labels.filter(
			( label, index ) => label !== '' && labels.findIndex( ( each ) => key( each ) === key( label ) ) < index
		)
	),
];
