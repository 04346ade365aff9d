import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { picture, type PictureValue } from './picture';
import * as media from './use-media';

jest.mock( '@wordpress/a11y', () => ( { speak: jest.fn() } ) );
jest.mock( './use-media' );
jest.mock( '@wordpress/block-editor', () => ( {
	MediaUpload: ( {
		render: print,
		onSelect,
	}: {
		render: ( o: object ) => ReactNode;
		onSelect: ( m: object ) => void;
	} ) => print( { open: () => onSelect( { id: 7, url: 'https://example.org/7.jpg' } ) } ),
	MediaUploadCheck: ( { children }: { children: ReactNode } ) => children,
} ) );
jest.mock( '@wordpress/blocks', () => ( {
	getBlockType: () => ( { attributes: { image: { type: 'object' }, background: { type: 'integer' } } } ),
} ) );

const user = userEvent.setup();
const useMedia = media.useMedia as jest.Mock;
const upload = jest.fn();

beforeEach( () => {
	useMedia.mockReturnValue( {
		media: { id: 7, source_url: 'https://example.org/7.jpg', alt_text: 'Of the library' },
		isMissing: false,
	} );
	( media.usePictureUpload as jest.Mock ).mockImplementation( ( onDone ) => {
		upload.mockImplementation( () => onDone( { id: 9 } ) );
		return upload;
	} );
} );

let stored: Record< string, unknown >;

/** Renders the control in a block that keeps its attributes. */
function show( name: string, initial?: unknown, options: { hasDefault?: boolean } = {} ) {
	const { Control, OnBlock } = picture( name, { label: 'Image', ...options } );
	const Panel = Control as ( props: object ) => JSX.Element;
	const Over = OnBlock as ( props: object ) => JSX.Element;
	const Block = () => {
		const [ attributes, setAttributes ] = useState< Record< string, unknown > >( { [ name ]: initial } );
		const props = {
			name: 'test/block',
			attributes,
			setAttributes: ( change: object ) => setAttributes( { ...attributes, ...change } ),
		};
		stored = attributes;
		return (
			<>
				<Panel { ...props } />
				<Over { ...props } />
			</>
		);
	};
	render( <Block /> );
}

const press = ( name: string ) => user.click( screen.getByRole( 'button', { name } ) );

it( 'takes a picture of the library, and forgets it', async () => {
	show( 'image' );
	await press( 'Choose image' );
	expect( stored ).toEqual( { image: { id: 7, url: 'https://example.org/7.jpg' } } );
	expect( media.sayChosen ).toHaveBeenCalledTimes( 1 );

	await press( 'Remove' );
	expect( stored ).toEqual( { image: undefined } );
	// The button is gone.
	await waitFor( () => expect( screen.getByRole( 'button', { name: 'Choose image' } ) ).toHaveFocus() );
} );

it( 'keeps only the id where the attribute is a number', async () => {
	show( 'background' );
	await press( 'Choose image' );
	expect( stored ).toEqual( { background: 7 } );
	expect( screen.queryByLabelText( 'Alternative text' ) ).toBeNull();
} );

it( 'forgets words and focal point with the picture that they were about', async () => {
	show( 'image', { id: 3, alt: 'A furnace', focalPoint: { x: 0, y: 0 } } satisfies PictureValue );
	await press( 'Replace' );
	expect( stored ).toEqual( { image: { id: 7, url: 'https://example.org/7.jpg' } } );
} );

it( 'takes words, which may be none', async () => {
	show( 'image', { id: 7 } );
	const words = screen.getByLabelText( 'Alternative text' );
	expect( words ).toHaveAttribute( 'placeholder', 'Of the library' );

	await user.type( words, 'A unit' );
	expect( stored ).toEqual( { image: { id: 7, alt: 'A unit' } } );
	await user.clear( words );
	expect( stored ).toEqual( { image: { id: 7 } } );

	await user.click( screen.getByLabelText( 'Decorative' ) );
	expect( stored ).toEqual( { image: { id: 7, alt: '' } } );
	expect( screen.queryByLabelText( 'Alternative text' ) ).toBeNull();
} );

it( 'says that a picture is missing', () => {
	useMedia.mockReturnValue( { media: undefined, isMissing: true } );
	show( 'image', { id: 7 } );
	expect( screen.getAllByText( /no longer in the media library/ )[ 0 ] ).toBeVisible();
	expect( screen.getByRole( 'button', { name: 'Replace' } ) ).toBeVisible();
} );

it( 'takes away a default, and gives it back', async () => {
	show( 'image', { id: 7 }, { hasDefault: true } );
	await press( 'Remove' );
	expect( stored ).toEqual( { image: { id: 0 } } );
	await press( 'Use default image' );
	expect( stored ).toEqual( { image: undefined } );
} );

it( 'takes a file', async () => {
	show( 'image' );
	act( () => upload( [ new File( [ '' ], 'unit.jpg', { type: 'image/jpeg' } ) ] ) );
	expect( stored ).toEqual( { image: { id: 9 } } );
} );

it( 'warns of a picture whose ID is of another site', () => {
	show( 'image', { id: 7, url: 'https://other.example/wp-content/uploads/2026/11/van.jpg' } );
	expect( screen.getAllByText( /from another site/ )[ 0 ] ).toBeVisible();
	expect( screen.queryByLabelText( 'Alternative text' ) ).toBeNull();
} );
