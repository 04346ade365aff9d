import { serialize } from '@wordpress/blocks';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';

declare global {
	interface Window {
		/** The pages that a language's pages are below, by language. */
		hvacBlocksLanguageHomes?: Partial< Record< string, number > >;
	}
}

type Blocks = Parameters< typeof serialize >[ 0 ];

interface Block {
	clientId: string;
	attributes: { metadata?: { patternName?: string } };
}

interface Pattern {
	name: string;
	content: string;
}

interface EditorStore {
	getCurrentPostType: () => string | null;
	isEditedPostNew: () => boolean;
	getEditedPostAttribute: ( name: 'parent' ) => number | undefined;
	getEditorBlocks: () => Block[];
}

interface CoreStore {
	getBlockPatterns: () => Pattern[] | undefined;
}

interface EditorActions {
	editPost: ( edits: { parent: number }, options: { isCached: boolean } ) => void;
}

type Select = ( store: string ) => unknown;

/** The language at the end of a pattern's name; undefined for others than ours. */
const languageIn = ( name: string | undefined ): string | undefined =>
	/^hvac-blocks\/.+-(en|es|fr)$/.exec( name ?? '' )?.[ 1 ];

/** The language of the pattern that is the whole page. WordPress notes the pattern's name only if it is a single block. */
function languageOf( blocks: Block[], patterns: Pattern[] ): string | undefined {
	const noted = blocks.length === 1 ? languageIn( blocks[ 0 ]?.attributes.metadata?.patternName ) : undefined;
	const ours = patterns.filter( ( { name } ) => languageIn( name ) );

	if ( noted || blocks.length === 0 || ours.length === 0 ) {
		return noted;
	}

	const content = serialize( blocks as unknown as Blocks ).trim();

	return languageIn( ours.find( ( pattern ) => pattern.content.trim() === content )?.name );
}

/** Puts a new page that starts with a pattern below the home page of the pattern's language. A page that has a parent keeps it. */
export function PatternParent() {
	const { editPost } = useDispatch( 'core/editor' ) as unknown as EditorActions;
	// Changes when a pattern is chosen, not while writing.
	const start = useSelect( ( select: Select ) => {
		const editor = select( 'core/editor' ) as EditorStore;

		return editor.getCurrentPostType() === 'page' && editor.isEditedPostNew()
			? editor.getEditorBlocks()[ 0 ]?.clientId
			: undefined;
	}, [] );
	const { select } = useRegistry() as unknown as { select: Select };

	useEffect( () => {
		const editor = select( 'core/editor' ) as EditorStore;

		if ( start === undefined || editor.getEditedPostAttribute( 'parent' ) ) {
			return;
		}

		const patterns = ( select( 'core' ) as CoreStore ).getBlockPatterns() ?? [];
		const parent = window.hvacBlocksLanguageHomes?.[ languageOf( editor.getEditorBlocks(), patterns ) ?? '' ];

		if ( parent ) {
			// Undone in the same step as the choice of the pattern.
			editPost( { parent }, { isCached: true } );
		}
	}, [ start, select, editPost ] );

	return null;
}
