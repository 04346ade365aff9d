import { Slot } from '@hvac-blocks/view';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { edit } from './edit';
import { type PreviewState, usePreview } from './previews/use-preview';

// The editor itself is WordPress' responsibility, and too large to load here.
jest.mock( '@wordpress/block-editor', () => ( {
	BlockControls: () => null,
	InspectorControls: () => null,
	RichText: () => null,
	useBlockProps: () => ( {} ),
	useInnerBlocksProps: () => ( { children: 'Inner blocks' } ),
} ) );
jest.mock( '@wordpress/blocks', () => ( {
	getBlockType: ( name: string ) => ( { title: name, icon: {}, attributes: {}, supports: {} } ),
} ) );
jest.mock( './inner/use-initial-inner-blocks', () => ( { useInitialInnerBlocks: () => {} } ) );
jest.mock( './previews/use-preview', () => ( { usePreview: jest.fn() } ) );

const ready: PreviewState< object > = {
	preview: { props: { label: 'Offers' }, html: null, slots: {}, wrapper: {}, notices: [], error: '' },
	error: '',
	retry: () => {},
};
const waiting = { ...ready, preview: undefined };
const show = ( state: PreviewState< object > ) => jest.mocked( usePreview ).mockReturnValue( state );

beforeEach( () => show( ready ) );

it( 'puts inner blocks into the slot of an island', () => {
	const Island = ( { label }: { label: string } ) => (
		<section aria-label={ label }>
			<Slot name="content" />
		</section>
	);
	const Edit = edit( { view: Island, inner: [ [ 'core/paragraph' ], [ 'core/image' ] ] } )
		.edit as unknown as ComponentType< Record< string, unknown > >;

	render( <Edit name="hvac-blocks/offers" clientId="a" attributes={ {} } setAttributes={ () => {} } /> );

	expect( screen.getByRole( 'region', { name: 'Offers' } ).textContent ).toBe( 'Inner blocks' );
} );

it( 'shows inner blocks together with what is around them, but without it where it fails or takes long', () => {
	jest.useFakeTimers();
	const Edit = edit( { inner: [ [ 'core/paragraph' ] ] } ).edit as unknown as ComponentType< object >;
	const block = () => (
		<Edit { ...{ name: 'hvac-blocks/offers', clientId: 'a', attributes: {}, setAttributes: () => {} } } />
	);
	const areShown = () => screen.queryByText( 'Inner blocks' ) !== null;

	show( waiting );
	const { rerender } = render( block() );
	expect( areShown() ).toBe( false );

	show( { ...waiting, error: 'Not now.' } );
	rerender( block() );
	expect( areShown() ).toBe( true );

	show( waiting );
	rerender( block() );
	expect( areShown() ).toBe( false );
	act( () => jest.runAllTimers() );
	expect( areShown() ).toBe( true );
	jest.useRealTimers();
} );

it( 'gives a hint by what was typed', () => {
	const Edit = edit< { words?: string } >( {
		texts: { words: 'Words' },
		hint: ( { words } ) => ( words === undefined ? 'Check these words.' : undefined ),
	} ).edit as unknown as ComponentType< Record< string, unknown > >;
	const withWords = ( attributes: object ) => (
		<Edit name="hvac-blocks/words" clientId="a" attributes={ attributes } setAttributes={ () => {} } />
	);
	const { rerender } = render( withWords( {} ) );

	expect( screen.queryByText( 'Check these words.' ) ).not.toBeNull();
	rerender( withWords( { words: 'Mine' } ) );
	expect( screen.queryByText( 'Check these words.' ) ).toBeNull();
} );
