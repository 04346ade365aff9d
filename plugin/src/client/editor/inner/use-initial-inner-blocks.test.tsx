import { act, render } from '@testing-library/react';
import { createReduxStore, createRegistry, RegistryProvider } from '@wordpress/data';
import { useInitialInnerBlocks } from './use-initial-inner-blocks';

interface Block {
	name: string;
	inner: object[];
}

type Action =
	| { type: 'REPLACE'; id: string; blocks: object[]; caret: unknown }
	| { type: 'MARK'; history: string }
	| { type: '@@INIT' };

const asked: string[] = [];
const stopped: string[] = [];

jest.mock( '../previews/prefetch-previews', () => ( {
	prefetchPreviews: ( _: unknown, id: string ) => {
		asked.push( id );
		return () => stopped.push( id );
	},
} ) );
jest.mock( '@wordpress/blocks', () => ( {
	getBlockType: ( name: string ) => ( {
		shown: /faq|slider/.test( name ) ? { inner: [ [ 'core/paragraph' ] ] } : undefined,
	} ),
	synchronizeBlocksWithTemplate: ( _: unknown, template: unknown[][] ) =>
		template.map( ( [ name ] ) => ( { name } ) ),
} ) );

/** A registry with the part of the editor's store that is needed here. */
function registryWith( blocks: Record< string, Block > ) {
	const registry = createRegistry();
	const actions: Action[] = [];

	registry.register(
		createReduxStore( 'core/block-editor', {
			reducer: ( state: Record< string, Block > = blocks, action: Action ) => {
				actions.push( action );
				return action.type === 'REPLACE'
					? { ...state, [ action.id ]: { ...state[ action.id ], inner: action.blocks } as Block }
					: state;
			},
			actions: {
				replaceInnerBlocks: ( id: string, inner: object[], _: boolean, caret: unknown ) => ( {
					type: 'REPLACE',
					id,
					blocks: inner,
					caret,
				} ),
				__unstableMarkNextChangeAsNotPersistent: ( options: object ) => ( { type: 'MARK', ...options } ),
			},
			selectors: {
				getBlockName: ( state: Record< string, Block >, id: string ) => state[ id ]?.name ?? null,
				getBlockOrder: ( state: Record< string, Block >, id: string ) => state[ id ]?.inner ?? [],
				getSelectedBlocksInitialCaretPosition: () => 0,
			},
		} )
	);

	return { registry, changes: () => actions.filter( ( { type } ) => ! type.startsWith( '@@' ) ) };
}

const Started = ( { id }: { id: string } ) => {
	useInitialInnerBlocks( id );
	return null;
};

beforeEach( () => {
	asked.length = 0;
	stopped.length = 0;
} );

it( 'fills all blocks that come together in one change, which is not to undo', async () => {
	const { registry, changes } = registryWith( {
		a: { name: 'hvac-blocks/faq', inner: [] },
		b: { name: 'hvac-blocks/slider', inner: [] },
	} );
	let told = 0;

	registry.subscribe( () => told++ );
	await act( async () => {
		render(
			<RegistryProvider value={ registry }>
				<Started id="a" />
				<Started id="b" />
			</RegistryProvider>
		);
	} );

	expect( changes() ).toEqual(
		[ 'a', 'b' ].flatMap( ( id ) => [
			{ type: 'MARK', history: 'ignore' },
			{ type: 'REPLACE', id, blocks: [ { name: 'core/paragraph' } ], caret: 0 },
		] )
	);
	expect( told ).toBe( 1 );
	expect( asked ).toEqual( [ 'a', 'b' ] );
} );

it( 'leaves a block alone that has inner blocks, begins with none, or is gone', async () => {
	const { registry, changes } = registryWith( {
		full: { name: 'hvac-blocks/faq', inner: [ {} ] },
		empty: { name: 'hvac-blocks/topic-grid', inner: [] },
		gone: { name: 'hvac-blocks/faq', inner: [] },
	} );
	const show = ( ids: string[] ) => (
		<RegistryProvider value={ registry }>
			{ ids.map( ( id ) => (
				<Started key={ id } id={ id } />
			) ) }
		</RegistryProvider>
	);

	await act( async () => {
		const { rerender } = render( show( [ 'full', 'empty', 'gone' ] ) );

		rerender( show( [ 'full', 'empty' ] ) );
	} );

	expect( changes() ).toEqual( [] );
	expect( asked ).toEqual( [ 'full', 'empty' ] );
} );

it( 'asks no longer for a block that is removed', async () => {
	const { registry } = registryWith( { a: { name: 'hvac-blocks/faq', inner: [ {} ] } } );
	const { unmount } = await act( async () =>
		render(
			<RegistryProvider value={ registry }>
				<Started id="a" />
			</RegistryProvider>
		)
	);

	expect( stopped ).toEqual( [] );
	unmount();
	expect( stopped ).toEqual( [ 'a' ] );
} );
