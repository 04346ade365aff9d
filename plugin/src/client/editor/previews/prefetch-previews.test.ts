import apiFetch from '@wordpress/api-fetch';
import { prefetchPreviews } from './prefetch-previews';

interface Block {
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: Block[];
}

const types: Record< string, object > = {
	'hvac-blocks/guide': { providesContext: { 'hvac-blocks/level': 'level' } },
	'hvac-blocks/side': {
		attributes: { side: {}, heading: { default: '' } },
		usesContext: [ 'hvac-blocks/level' ],
		providesContext: { 'hvac-blocks/side': 'side' },
		shown: { texts: { heading: 'Heading' } },
	},
	'hvac-blocks/item': { usesContext: [ 'hvac-blocks/side' ] },
};

jest.mock( '@wordpress/api-fetch' );
jest.mock( '@wordpress/blocks', () => ( { getBlockType: ( name: string ) => types[ name ] } ) );

const request = apiFetch as unknown as jest.Mock;

const block = ( name: string, attributes = {}, innerBlocks: Block[] = [] ): Block => ( {
	name,
	attributes,
	innerBlocks,
} );

const side = block( 'hvac-blocks/side', { side: 'repair', heading: 'Typed', missing: undefined }, [
	block( 'core/group', {}, [ block( 'hvac-blocks/item', { item: 'age' } ) ] ),
] );

const blocks: Record< string, Block > = { guide: block( 'hvac-blocks/guide', { level: 3 }, [ side ] ), side };
const parents: Record< string, string[] > = { guide: [], side: [ 'guide' ] };

/** A page's editor: each test has its own, because answers are cached. */
const editorOf = ( page: number, parent?: number ) => ( store: string ) =>
	store === 'core/editor'
		? { getCurrentPost: () => ( { id: page, link: '/residential/en/' } ), getEditedPostAttribute: () => parent }
		: { getBlock: ( id: string ) => blocks[ id ], getBlockParents: ( id: string ) => parents[ id ] };

beforeEach( () => {
	jest.useFakeTimers();
	request.mockReset().mockReturnValue( new Promise( () => {} ) );
} );

afterEach( () => jest.useRealTimers() );

it( 'asks for every block of ours within, with what the blocks around it say', () => {
	prefetchPreviews( editorOf( 1 ), 'guide' );
	jest.runAllTimers();

	expect( request ).toHaveBeenCalledTimes( 1 );
	expect( request.mock.calls[ 0 ][ 0 ].data ).toEqual( {
		postId: 1,
		blocks: [
			{ name: 'side', attributes: { side: 'repair', heading: 'Heading', level: 3 } },
			{ name: 'item', attributes: { item: 'age', side: 'repair' } },
		],
	} );
} );

it( 'names the edited parent, which determines the language', () => {
	prefetchPreviews( editorOf( 4, 9 ), 'side' );
	prefetchPreviews( editorOf( 4, 10 ), 'side' );
	jest.runAllTimers();

	expect( request.mock.calls.map( ( [ { data } ] ) => [ data.postId, data.parent ] ) ).toEqual( [
		[ 4, 9 ],
		[ 4, 10 ],
	] );
} );

it( 'knows what the blocks around the block say', () => {
	prefetchPreviews( editorOf( 2 ), 'side' );
	jest.runAllTimers();

	expect( request.mock.calls[ 0 ][ 0 ].data.blocks ).toEqual( [
		{ name: 'item', attributes: { item: 'age', side: 'repair' } },
	] );
} );

it( 'asks for nothing that is known, and for nothing that nobody waits for', async () => {
	const preview = { props: null, html: '', slots: {}, wrapper: {}, notices: [], error: '' };

	prefetchPreviews( editorOf( 3 ), 'side' )();
	jest.runAllTimers();
	expect( request ).not.toHaveBeenCalled();

	request.mockResolvedValue( { previews: [ preview ] } );
	prefetchPreviews( editorOf( 3 ), 'side' );
	await jest.runAllTimersAsync();
	prefetchPreviews( editorOf( 3 ), 'side' );
	await jest.runAllTimersAsync();
	expect( request ).toHaveBeenCalledTimes( 1 );
} );
