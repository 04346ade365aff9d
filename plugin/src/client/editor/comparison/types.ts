import { createContext, useContext } from '@wordpress/element';

/** The numbers of the tabs: `menu_label_1` to `menu_label_7`. */
export const TAB_NUMBERS = [ 1, 2, 3, 4, 5, 6, 7 ] as const;

/** What a product knows of its comparison. */
export interface ComparisonTabs {
	/** The names of the tabs by position; an empty one is no tab. */
	labels: string[];
	/** The number of the tab whose products are shown. */
	chosen: number;
	/** The client ID of the first product shown, beside the names of the rows. */
	first: string;
}

const Tabs = createContext< ComparisonTabs >( { labels: [], chosen: 1, first: '' } );

export const TabsProvider = Tabs.Provider;
export const useTabs = (): ComparisonTabs => useContext( Tabs );

const key = ( label: string ): string => label.trim().toLowerCase();

/** The plain text of rich text. */
export function plainText( html: string ): string {
	// Called for each cell of a table at each key: most have no markup to parse.
	return /[<&]/.test( html )
		? ( new DOMParser().parseFromString( html, 'text/html' ).body.textContent?.trim() ?? '' )
		: html.trim();
}

/**
 * The number of the tab that a product's type names, by label or number; undefined for none. `Products\ProductTypes`
 * does the same on the server.
 */
export function tabNumberOf( type: string, labels: string[] ): number | undefined {
	const named = labels.findIndex( ( label ) => label !== '' && key( label ) === key( type ) );
	const number = TAB_NUMBERS.find( ( each ) => String( each ) === key( type ) && labels[ each - 1 ] );

	return named === -1 ? number : named + 1;
}

/** Labels that occur twice: their products share a tab. */
export const duplicateLabels = ( labels: string[] ): string[] => [
	...new Set(
		labels.filter(
			( label, index ) => label !== '' && labels.findIndex( ( each ) => key( each ) === key( label ) ) < index
		)
	),
];
