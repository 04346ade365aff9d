import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createReduxStore, register } from '@wordpress/data';
import { ProductPanels } from './panels';

type Meta = Record< string, unknown >;

const mockEditor = { type: '', start: {} as unknown, latest: {} as Meta };

jest.mock(
	'@wordpress/editor',
	() => ( {
		PluginDocumentSettingPanel: ( { title, children }: { title: string; children: JSX.Element } ) => (
			<section aria-label={ title }>{ children }</section>
		),
	} ),
	{ virtual: true }
);
jest.mock(
	'@wordpress/core-data',
	() => ( {
		useEntityProp: () => {
			const { useState } = jest.requireActual< typeof import( '@wordpress/element' ) >( '@wordpress/element' );
			const [ meta, setMeta ] = useState< Meta >( { other: 1, hvac_product: mockEditor.start } );
			mockEditor.latest = meta;
			return [ meta, setMeta ];
		},
	} ),
	{ virtual: true }
);
jest.mock( '@wordpress/block-editor', () => ( {
	MediaUpload: ( {
		onSelect,
		allowedTypes: [ kind ],
	}: {
		onSelect: ( file: object ) => void;
		allowedTypes: string[];
	} ) => (
		<button
			onClick={ () => onSelect( { url: 'https://a.test/2026/A-1.png', filename: 'A-1.png', name: 'a-1' } ) }
		>{ `Library: ${ kind }` }</button>
	),
	MediaUploadCheck: ( { children }: { children: JSX.Element } ) => children,
} ) );

register(
	createReduxStore( 'core/editor', {
		reducer: ( state = null ) => state,
		selectors: { getCurrentPostType: () => mockEditor.type, getCurrentPostId: () => 7 },
	} )
);

const enter = ( label: string, value: string ) =>
	fireEvent.change( screen.getByLabelText( label ), { target: { value } } );

function open( product: unknown, postType = 'hvac_product' ) {
	Object.assign( mockEditor, { type: postType, start: product, latest: {} } );
	render( <ProductPanels /> );
	return userEvent.setup();
}

const stored = () => mockEditor.latest.hvac_product;

it( 'is there for products only', () => {
	open( {}, 'page' );

	expect( screen.queryByRole( 'region' ) ).toBeNull();
} );

it( 'writes a number and keeps the rest, and removes an emptied one', async () => {
	const user = open( { category: 'heat-pumps', seer2: 18, eer2: 12 } );
	const seer2 = screen.getByLabelText( 'SEER2' );

	await user.clear( seer2 );
	await user.type( seer2, '16,50' );

	expect( mockEditor.latest ).toEqual( {
		other: 1,
		hvac_product: { category: 'heat-pumps', seer2: 16.5, eer2: 12 },
	} );
	expect( seer2 ).toHaveValue( '16,50' );

	await user.clear( seer2 );
	expect( stored() ).toEqual( { category: 'heat-pumps', eer2: 12 } );
} );

it( 'keeps what is out of the limits as it was typed, says why, and writes nothing', async () => {
	const user = open( { category: 'heat-pumps', seer2: 4 } );
	const seer2 = screen.getByLabelText( 'SEER2' );

	await user.type( seer2, '0' );

	expect( seer2 ).toHaveValue( '40' );
	expect( seer2 ).toBeInvalid();
	expect( seer2 ).toHaveAccessibleDescription( 'Not saved: enter a number from 13 to 30.' );
	expect( stored() ).toEqual( { category: 'heat-pumps', seer2: 4 } );

	enter( 'Model number', 'A' );
	enter( 'Model number', 'A 1' );
	expect( screen.getByLabelText( 'Model number' ) ).toHaveAccessibleDescription( /^Not saved: only letters/ );
	expect( stored() ).toEqual( { category: 'heat-pumps', seer2: 4, id: 'A' } );
} );

it( 'shows the figures of the category, and those that are entered', async () => {
	const user = open( [] );
	const labels = [ 'SEER2', 'HSPF2', 'AFUE', 'Energy savings in percent' ];
	const shown = () => labels.filter( ( label ) => screen.queryByLabelText( label ) );

	expect( screen.getByLabelText( 'Category' ) ).toHaveDisplayValue( 'Choose a category' );
	expect( screen.getAllByText( /a product without one is not shown/ ).length ).toBeGreaterThan( 0 );
	expect( shown() ).toEqual( [ 'Energy savings in percent' ] );

	await user.selectOptions( screen.getByLabelText( 'Category' ), 'Air conditioners' );
	expect( stored() ).toEqual( { category: 'air-conditioners' } );
	expect( shown() ).toEqual( [ 'SEER2', 'Energy savings in percent' ] );

	enter( 'SEER2', '16' );
	await user.selectOptions( screen.getByLabelText( 'Category' ), 'Furnaces' );
	expect( shown() ).toEqual( [ 'SEER2', 'AFUE', 'Energy savings in percent' ] );
} );

it( 'writes texts in a language, lists, countries, and files', async () => {
	const user = open( { category: 'furnaces' } );

	const [ language ] = screen.getAllByLabelText( 'Language of texts and documents' );
	await user.selectOptions( language as HTMLElement, 'French' );
	enter( 'Name (French)', 'Fournaise' );
	enter( 'Three features (French)', 'Un\nDeux' );
	enter( 'Three features (French)', 'Un\nDeux\nTrois\nQuatre' );
	expect( screen.getByLabelText( 'Three features (French)' ) ).toHaveAccessibleDescription( /at most 3 entries/ );
	enter( 'Goes with', 'A-1, B-2' );
	await user.click( screen.getByLabelText( 'Canada' ) );
	await user.click( screen.getByText( 'Library: image' ) );

	expect( stored() ).toEqual( {
		category: 'furnaces',
		nameFr: 'Fournaise',
		featuresFr: [ 'Un', 'Deux' ],
		goesWith: [ 'A-1', 'B-2' ],
		countries: [ 'CA' ],
		picture: 'A-1.png',
	} );
} );

it( 'warns of a range that ends before it starts', () => {
	open( { category: 'coils', tonsFrom: 4, tonsTo: 2 } );

	expect( screen.getByLabelText( 'Tons, to' ) ).toHaveAccessibleDescription( 'Tons, to is before Tons, from' );
} );
