import { lockedBy } from './bindings';

const mockMayEdit = jest.fn( ( { context }: { context: { postId?: number } } ) => context.postId === 7 );

jest.mock( '@wordpress/blocks', () => ( {
	getBlockBindingsSource: ( name: string ) =>
		( {
			meta: { label: 'Post Meta', canUserEditValue: ( asked: never ) => mockMayEdit( asked ) },
			product: { label: 'Product' },
		} )[ name ],
} ) );

const select = () => undefined;
const bound = ( source: string ) => ( { metadata: { bindings: { link: { source, args: { key: 'target' } } } } } );

it( 'locks a value that only the server knows, or that the user cannot change', () => {
	expect( lockedBy( select, 'link', bound( 'product' ) ) ).toBe( 'Product' );
	expect( lockedBy( select, 'link', bound( 'meta' ), { postId: 8 } ) ).toBe( 'Post Meta' );
	expect( lockedBy( select, 'link', bound( 'meta' ), { postId: 7 } ) ).toBeUndefined();
	expect( mockMayEdit ).toHaveBeenCalledWith( { select, context: { postId: 7 }, args: { key: 'target' } } );
} );

it( 'leaves other values alone', () => {
	expect( lockedBy( select, 'text', bound( 'product' ) ) ).toBeUndefined();
	expect( lockedBy( select, 'link', bound( 'gone' ) ) ).toBeUndefined();
	expect( lockedBy( select, 'link', {} ) ).toBeUndefined();
} );
