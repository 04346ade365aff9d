import { act, render } from '@testing-library/react';
import { createReduxStore, dispatch, register } from '@wordpress/data';
import { PatternParent } from './pattern-parent';

jest.mock( '@wordpress/blocks', () => ( {
	serialize: ( blocks: Block[] ) => blocks.map( ( { content } ) => content ).join( '\n' ),
} ) );

interface Block {
	clientId: string;
	content: string;
	attributes: { metadata?: { patternName: string } };
}

interface Editor {
	type: string;
	isNew: boolean;
	parent: number;
	blocks: Block[];
}

const editPost = jest.fn< void, [ unknown, unknown ] >();
const fresh: Editor = { type: 'page', isNew: true, parent: 0, blocks: [] };
const editor = createReduxStore( 'core/editor', {
	reducer: ( state: Editor = fresh, action: { type: string; editor?: Editor } ) => action.editor ?? state,
	actions: {
		open: ( given: Editor ) => ( { type: 'OPEN', editor: given } ),
		editPost: ( edits: unknown, options: unknown ) => {
			editPost( edits, options );
			return { type: 'EDIT' };
		},
	},
	selectors: {
		getCurrentPostType: ( state: Editor ) => state.type,
		isEditedPostNew: ( state: Editor ) => state.isNew,
		getEditedPostAttribute: ( state: Editor ) => state.parent,
		getEditorBlocks: ( state: Editor ) => state.blocks,
	},
} );
register( editor );
register(
	createReduxStore( 'core', {
		reducer: ( state = {} ) => state,
		selectors: {
			getBlockPatterns: () => [
				{ name: 'theme/prices-es', content: 'Theme' },
				{ name: 'hvac-blocks/prices-en', content: 'Prices\nCall' },
				{ name: 'hvac-blocks/prices-es', content: 'Precios\nLlame\n' },
			],
		},
	} )
);

const block = ( content: string, patternName?: string ): Block => ( {
	clientId: content,
	content,
	attributes: patternName ? { metadata: { patternName } } : {},
} );

const choose = ( blocks: Block[], page: Partial< Editor > = {} ) => {
	act( () => void dispatch( editor ).open( { ...fresh, ...page } ) );
	render( <PatternParent /> );
	act( () => void dispatch( editor ).open( { ...fresh, ...page, blocks } ) );
};

const precios = [ block( 'Precios' ), block( 'Llame' ) ];

beforeEach( () => {
	editPost.mockReset();
	window.hvacBlocksLanguageHomes = { en: 2, es: 3 };
} );

it( 'puts a new page below the home page of its pattern’s language, in the same undo step', () => {
	choose( precios );

	expect( editPost.mock.calls ).toEqual( [ [ { parent: 3 }, { isCached: true } ] ] );
} );

it( 'knows a section by the name that WordPress notes', () => {
	choose( [ block( 'Edited', 'hvac-blocks/section-hero-es' ) ] );

	expect( editPost ).toHaveBeenCalledWith( { parent: 3 }, expect.anything() );
} );

it.each( [
	[ 'a page that has a parent', precios, { parent: 8 } ],
	[ 'a saved page', precios, { isNew: false } ],
	[ 'another kind of post', precios, { type: 'post' } ],
	[ 'another pattern', [ block( 'Theme' ) ], {} ],
	[ 'a text', [ block( 'Precios' ) ], {} ],
] )( 'leaves %s where it is', ( _, blocks, page ) => {
	choose( blocks, page );

	expect( editPost ).not.toHaveBeenCalled();
} );

it( 'leaves a page where it is if its language has no home page', () => {
	window.hvacBlocksLanguageHomes = { en: 2 };
	choose( precios );

	expect( editPost ).not.toHaveBeenCalled();
} );
