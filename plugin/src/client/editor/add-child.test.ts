import { placeAt } from './add-child';

jest.mock( '@wordpress/block-editor', () => ( {} ) );
jest.mock( '@wordpress/blocks', () => ( {
	getBlockTypes: () => [
		{ name: 'hvac-blocks/faq' },
		{ name: 'hvac-blocks/faq-item', parent: [ 'hvac-blocks/faq' ] },
		{ name: 'hvac-blocks/control', parent: [ 'hvac-blocks/test' ] },
		{ name: 'hvac-blocks/variant', parent: [ 'hvac-blocks/test' ] },
	],
} ) );

const blocks: Record< string, { name: string; parents?: string[]; index?: number; count?: number } > = {
	faq: { name: 'hvac-blocks/faq', count: 2 },
	item: { name: 'hvac-blocks/faq-item', parents: [ 'faq' ], index: 0, count: 1 },
	answer: { name: 'core/paragraph', parents: [ 'item', 'faq' ], index: 0 },
	other: { name: 'core/paragraph', parents: [ 'faq' ], index: 1 },
	test: { name: 'hvac-blocks/test', count: 2 },
	text: { name: 'core/paragraph', index: 4 },
};

const storeOf = ( isLocked = false ) => ( {
	canInsertBlockType: () => ! isLocked,
	getBlockCount: ( id: string ) => blocks[ id ]?.count ?? 0,
	getBlockIndex: ( id: string ) => blocks[ id ]?.index ?? -1,
	getBlockName: ( id: string ) => blocks[ id ]?.name ?? null,
	getBlockParents: ( id: string ) => blocks[ id ]?.parents ?? [],
} );

it.each( [
	[ 'at the end of the block around it', 'faq', 2 ],
	[ 'after the selected child block', 'item', 1 ],
	[ 'after the child block that contains the selected text', 'answer', 1 ],
] )( 'adds a child block %s', ( _, selected, index ) => {
	expect( placeAt( storeOf(), selected ) ).toEqual( { child: 'hvac-blocks/faq-item', root: 'faq', index } );
} );

it.each( [ 'other', 'test', 'text' ] )( 'adds nothing where no kind of child block is meant: %s', ( selected ) => {
	expect( placeAt( storeOf(), selected ).child ).toBe( '' );
} );

it( 'adds nothing where nothing may be added', () => {
	expect( placeAt( storeOf( true ), 'faq' ).child ).toBe( '' );
} );
