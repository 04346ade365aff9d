/** The languages of our patterns, and where their pages are. */

declare global {
	interface Window {
		/** The pages that a language's pages are below, by language; in the editor of pages. */
		hvacBlocksLanguageHomes?: Partial< Record< string, number > >;
	}
}

export interface Pattern {
	name: string;
	content: string;
	blockTypes?: string[];
}

interface EditorStore {
	isEditedPostNew?: () => boolean;
	isEditedPostEmpty?: () => boolean;
}

type Select = ( store: string ) => unknown;

export const patterns = ( select: Select ): Pattern[] =>
	( select( 'core' ) as { getBlockPatterns?: () => Pattern[] | undefined } ).getBlockPatterns?.() ?? [];

/** The language at the end of a pattern's name; undefined for others than ours. */
export const languageIn = ( name: string | undefined ): string | undefined =>
	/^hvac-blocks\/.+-(en|es|fr)$/.exec( name ?? '' )?.[ 1 ];

/** The page that pages of a language are below. */
export const homeOf = ( language: string | undefined ): number | undefined =>
	window.hvacBlocksLanguageHomes?.[ language ?? '' ];

/** While a new page is empty: the page that it will be below if it starts with one of our patterns that are offered. */
export function offeredHome( select: Select ): number | undefined {
	const { isEditedPostNew, isEditedPostEmpty } = ( select( 'core/editor' ) ?? {} ) as EditorStore;

	return isEditedPostNew?.() && isEditedPostEmpty?.()
		? homeOf(
				patterns( select )
					.filter( ( { blockTypes } ) => blockTypes?.includes( 'core/post-content' ) )
					.map( ( { name } ) => languageIn( name ) )
					.find( ( language ) => language !== undefined )
			)
		: undefined;
}
