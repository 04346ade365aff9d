import { initialInnerBlocks } from './initial-inner-blocks';

const shown: Record< string, object > = {
	'hvac-blocks/guide': { inner: () => [ [ 'hvac-blocks/side', { side: 'repair' } ], [ 'hvac-blocks/side' ] ] },
	'hvac-blocks/side': { inner: [ [ 'core/paragraph', { content: 'Why' } ] ] },
	'hvac-blocks/sides': { inner: [ [ 'hvac-blocks/side', {}, [ [ 'core/list' ] ] ] ] },
};

jest.mock( '@wordpress/blocks', () => ( {
	getBlockType: ( name: string ) => ( { shown: shown[ name ] } ),
} ) );

it( 'begins with inner blocks and with those that these begin with', () => {
	const words = [ [ 'core/paragraph', { content: 'Why' }, [] ] ];

	expect( initialInnerBlocks( 'hvac-blocks/guide' ) ).toEqual( [
		[ 'hvac-blocks/side', { side: 'repair' }, words ],
		[ 'hvac-blocks/side', undefined, words ],
	] );
} );

it( 'takes inner blocks that are named in place of those that a block begins with', () => {
	expect( initialInnerBlocks( 'hvac-blocks/sides' ) ).toEqual( [
		[ 'hvac-blocks/side', {}, [ [ 'core/list', undefined, [] ] ] ],
	] );
} );

it( 'begins with nothing where nothing is declared', () => {
	expect( initialInnerBlocks( 'core/paragraph' ) ).toEqual( [] );
} );
