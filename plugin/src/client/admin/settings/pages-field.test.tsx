import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from '@wordpress/element';
import { refusal, serve } from '../testing/server';
import { PagesField } from './pages-field';
import type { ConfiguredPage, Setting } from './types';
import { inputOf, valueOf } from './values';

jest.mock( '@wordpress/api-fetch' );

// The list of pages scrolls to its active option, which jsdom cannot do.
Element.prototype.scrollIntoView = () => undefined;

const setting: Setting = {
	key: 'pages',
	section: 'addresses',
	essential: 0,
	label: 'Pages',
	help: '',
	choices: { home: 'Home page', pricing: 'Pricing' },
	schema: { type: 'array', items: { type: 'object' } },
	control: 'pages',
	when: {},
	secret: false,
	isSet: true,
	locked: false,
	refusal: '',
	constant: 'HVAC_BLOCKS_PAGES',
	default: [],
	value: [
		{ page: 'pricing', lang: 'fr', id: 7 },
		{ page: 'home', lang: 'en', id: 8 },
		{ page: 'pricing', lang: 'en', id: 404 },
	] satisfies ConfiguredPage[],
};

const found = ( { path }: { path: string } ) => ( {
	pages: [
		{ id: 7, title: 'Prix', path: '/fr/prix/', published: true },
		...( path.includes( 'search=tar' )
			? [ { id: 9, title: 'Tarifs', path: '/fr/tarifs/', published: true } ]
			: [] ),
		{ id: 8, title: 'A draft', path: '/draft/', published: false },
	],
	addresses: { home: '/residential/fr/', pricing: '/residential/fr/pricing/' },
} );

/** The field as the screen uses it; reports what it would send. */
function Screen( { setting: given = setting, onChange }: { setting?: Setting; onChange: ( value: unknown ) => void } ) {
	const [ input, setTyped ] = useState( String( inputOf( setting, setting.value ) ) );

	return (
		<PagesField
			setting={ given }
			input={ input }
			help=""
			onChange={ ( next ) => {
				setTyped( next );
				onChange( valueOf( setting, next ) );
			} }
		/>
	);
}

async function open( language: string ) {
	const summary = screen.getByText( language );
	const details = summary.closest( 'details' ) as HTMLElement;

	await userEvent.click( summary );

	return within( details );
}

it( 'finds pages by their titles, and takes a choice away', async () => {
	const calls = serve( { 'GET /pages': found } );
	const changed = jest.fn();

	render( <Screen onChange={ changed } /> );
	expect( calls ).toHaveLength( 0 );

	const french = await open( 'Français' );

	expect( french.getByText( '1 of 2' ) ).toBeVisible();
	expect( await french.findByDisplayValue( 'Prix /fr/prix/' ) ).toBeVisible();
	expect( french.getByLabelText( 'Home page' ) ).toHaveAttribute( 'placeholder', '/residential/fr/' );
	expect( calls.map( ( { path } ) => path ) ).toEqual( [ '/pages?lang=fr&search=&include=7' ] );

	await userEvent.type( french.getByLabelText( 'Home page' ), 'tar' );
	await userEvent.click( await screen.findByRole( 'option', { name: 'Tarifs /fr/tarifs/' } ) );

	expect( french.getByText( '2 of 2' ) ).toBeVisible();
	expect( changed ).toHaveBeenLastCalledWith( [
		{ page: 'home', lang: 'en', id: 8 },
		{ page: 'pricing', lang: 'en', id: 404 },
		{ page: 'pricing', lang: 'fr', id: 7 },
		{ page: 'home', lang: 'fr', id: 9 },
	] );

	await userEvent.click( french.getAllByRole( 'button', { name: 'Reset' } )[ 1 ] as HTMLElement );

	expect( french.getByText( '1 of 2' ) ).toBeVisible();
	expect( changed ).toHaveBeenLastCalledWith( [
		{ page: 'home', lang: 'en', id: 8 },
		{ page: 'pricing', lang: 'en', id: 404 },
		{ page: 'home', lang: 'fr', id: 9 },
	] );
} );

it( 'says where visitors do not see the chosen page, and offers no such page', async () => {
	serve( { 'GET /pages': found } );
	render( <Screen onChange={ jest.fn() } /> );
	const english = await open( 'English' );

	expect(
		await english.findByText( 'Links lead to /residential/fr/ because this page is not published.' )
	).toBeVisible();
	expect(
		english.getByText( 'Links lead to /residential/fr/pricing/ because this page is not published.' )
	).toBeVisible();
	expect( english.getByDisplayValue( 'A draft /draft/' ) ).toBeVisible();
	expect( english.getByDisplayValue( '#404' ) ).toBeVisible();

	await userEvent.clear( english.getByLabelText( 'Pricing' ) );
	await waitFor( () => expect( screen.getAllByRole( 'option' ).length ).toBeGreaterThan( 0 ) );
	expect( screen.queryByRole( 'option', { name: 'A draft /draft/' } ) ).toBeNull();
} );

it( 'shows where links lead once the settings are saved', async () => {
	let base = 'residential';
	const calls = serve( {
		'GET /pages': () => ( { pages: [], addresses: { home: `/${ base }/fr/` } } ),
	} );
	const { rerender } = render( <Screen onChange={ jest.fn() } /> );
	const french = await open( 'Français' );

	expect( await french.findByPlaceholderText( '/residential/fr/' ) ).toBeVisible();
	base = 'comfort';
	rerender( <Screen setting={ { ...setting, choices: { ...setting.choices } } } onChange={ jest.fn() } /> );

	expect( await french.findByPlaceholderText( '/comfort/fr/' ) ).toBeVisible();
	expect( calls ).toHaveLength( 2 );
} );

it( 'says so if the pages cannot be asked for', async () => {
	serve( { 'GET /pages': () => refusal( 500, 'Broken.' ) } );
	render( <Screen onChange={ jest.fn() } /> );

	expect( await ( await open( 'Español' ) ).findByText( 'Broken.' ) ).toBeVisible();
} );
