import { Slot } from '@hvac-blocks/view';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { edit } from './edit';

// The editor itself is WordPress' business, and too large to load here.
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
jest.mock( './inner/use-start', () => ( { useStart: () => {} } ) );
jest.mock( './previews/use-preview', () => ( {
	usePreview: () => ( {
		preview: { props: { label: 'Offers' }, html: null, slots: {}, wrapper: {}, notices: [] },
		error: '',
		retry: () => {},
	} ),
} ) );

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

it( 'gives a hint by what was typed', () => {
	const Edit = edit< { words?: string } >( {
		texts: { words: 'Words' },
		hint: ( { words } ) => ( words === undefined ? 'Check these words.' : undefined ),
	} ).edit as unknown as ComponentType< Record< string, unknown > >;
	const show = ( attributes: object ) => (
		<Edit name="hvac-blocks/words" clientId="a" attributes={ attributes } setAttributes={ () => {} } />
	);
	const { rerender } = render( show( {} ) );

	expect( screen.queryByText( 'Check these words.' ) ).not.toBeNull();
	rerender( show( { words: 'Mine' } ) );
	expect( screen.queryByText( 'Check these words.' ) ).toBeNull();
} );
