import { Slot } from '@hvac-blocks/view';
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { edit } from './edit';
import { type PreviewState, usePreview } from './previews/use-preview';

// The editor itself is WordPress' responsibility, and too large to load here.
jest.mock( '@wordpress/block-editor', () => ( {
	BlockControls: () => null,
	InspectorControls: () => null,
	RichText: ( { value, onChange, ...props }: { value: string; onChange: ( value: string ) => void } ) => (
		<span
			{ ...{ 'aria-label': ( props as Record< string, string > )[ 'aria-label' ] } }
			role="textbox"
			onInput={ ( { currentTarget } ) => onChange( currentTarget.innerHTML ) }
			dangerouslySetInnerHTML={ { __html: value } }
		/>
	),
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

it( 'shows all texts and inner blocks until the preview comes, and then the preview', () => {
	const Edit = edit( {
		texts: { heading: 'Heading', words: 'Words' },
		inner: [ [ 'core/paragraph' ] ],
		view: () => 'Preview',
	} ).edit as unknown as ComponentType< object >;
	const setAttributes = jest.fn();
	const block = () => (
		<Edit { ...{ name: 'hvac-blocks/offers', clientId: 'a', attributes: { words: 'Mine' }, setAttributes } } />
	);

	show( waiting );
	const { rerender } = render( block() );
	expect( screen.getAllByRole( 'textbox' ).map( ( { ariaLabel, innerHTML } ) => [ ariaLabel, innerHTML ] ) ).toEqual(
		[
			[ 'Heading', '' ],
			[ 'Words', 'Mine' ],
		]
	);
	expect( screen.getByRole( 'heading' ) ).toContainElement( screen.getByLabelText( 'Heading' ) );
	expect( screen.queryByText( 'Inner blocks' ) ).not.toBeNull();
	fireEvent.input( screen.getByLabelText( 'Heading' ), { target: { innerHTML: 'Typed' } } );
	expect( setAttributes ).toHaveBeenCalledWith( { heading: 'Typed' } );

	show( ready );
	rerender( block() );
	expect( screen.queryByText( 'Preview' ) ).not.toBeNull();
	expect( screen.queryByRole( 'textbox' ) ).toBeNull();
} );

it( 'leaves a text alone while it is composed', () => {
	const Edit = edit( { texts: { heading: 'Heading' }, view: () => 'Preview' } )
		.edit as unknown as ComponentType< object >;
	const block = () => (
		<Edit { ...{ name: 'hvac-blocks/offers', clientId: 'a', attributes: {}, setAttributes: () => {} } } />
	);

	show( waiting );
	const { rerender } = render( block() );
	fireEvent.compositionStart( screen.getByRole( 'textbox' ) );
	show( ready );
	rerender( block() );
	expect( screen.queryByText( 'Preview' ) ).toBeNull();
	fireEvent.compositionEnd( screen.getByRole( 'textbox' ) );
	expect( screen.queryByText( 'Preview' ) ).not.toBeNull();
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
