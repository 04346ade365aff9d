import { serialize } from '@wordpress/blocks';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { homeOf, languageIn, patterns, type Pattern } from '../../../editor/pattern-language';

type Blocks = Parameters< typeof serialize >[ 0 ];

interface Block {
	clientId: string;
	attributes: { metadata?: { patternName?: string } };
}

interface EditorStore {
	getCurrentPostType: () => string | null;
	isEditedPostNew: () => boolean;
	getEditedPostAttribute: ( name: 'parent' ) => number | undefined;
	getEditorBlocks: () => Block[];
}

interface EditorActions {
	editPost: ( edits: { parent: number }, options: { isCached: boolean } ) => void;
}

type Select = ( store: string ) => unknown;

/** The language of the pattern that is the whole page. WordPress notes the pattern's name only if it is a single block. */
function languageOf( blocks: Block[], offered: Pattern[] ): string | undefined {
	const noted = blocks.length === 1 ? languageIn( blocks[ 0 ]?.attributes.metadata?.patternName ) : undefined;
	const ours = offered.filter( ( { name } ) => languageIn( name ) );

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

		const parent = homeOf( languageOf( editor.getEditorBlocks(), patterns( select ) ) );

		if ( parent ) {
			// Undone in the same step as the choice of the pattern.
			editPost( { parent }, { isCached: true } );
		}
	}, [ start, select, editPost ] );

	return null;
}
