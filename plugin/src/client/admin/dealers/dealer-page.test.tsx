import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, serve } from '../testing/server';
import { App } from './app';
import { address, answer, dealer, expectFocusOn, open } from './testing';

jest.mock( '@wordpress/api-fetch' );
jest.mock( '../shared/map', () => ( {
	AdminMap: ( { pin, onMove }: { pin: { lat: number } | null; onMove: ( lat: number, lon: number ) => void } ) => (
		<button type="button" onClick={ () => onMove( 40.1234567, -90.5 ) }>
			{ `Pin at ${ pin?.lat ?? 'nowhere' }` }
		</button>
	),
} ) );

const field = ( name: string ) => screen.findByLabelText( name );
const save = () => userEvent.click( screen.getByRole( 'button', { name: 'Save dealer' } ) );

it( 'shows all fields of a dealer', async () => {
	serve( { 'GET /dealers/D1': () => dealer( 'D1' ) } );
	open( '&dealer=D1' );
	render( <App /> );

	expect( await field( 'Name' ) ).toHaveValue( 'Dealer D1' );
	expect( await field( 'Company ID' ) ).toHaveAttribute( 'readonly' );
	expect( await field( 'Opening hours' ) ).toHaveValue( 'Mo-Fr 08:00-17:00' );
	expect( await field( 'ZIP codes and postal areas' ) ).toHaveValue( '00601 75024' );
	expect( await field( 'Latitude' ) ).toHaveValue( '33.1' );
	expect( await field( 'Average rating' ) ).toHaveValue( '4.5' );
	expect( screen.getByText( /Unknown ZIP codes, saved anyway.*: 00601/ ) ).toBeVisible();
	expect( screen.getByRole( 'link', { name: /View profile/ } ) ).toHaveAttribute(
		'href',
		'https://example.org/dealers/one/'
	);
} );

it( 'says which fields contradict one another, and what saving corrected', async () => {
	const far = 'ZIP or postal code 75024 is in Texas, not in California.';
	const swapped = 'The coordinates were in the wrong order.';
	const inNotice = { selector: '.components-notice__content p' };

	serve( {
		'GET /dealers/D1': () => ( { ...dealer( 'D1' ), warnings: [ far ] } ),
		'PUT /dealers/D1': () => ( { ...dealer( 'D1' ), warnings: [ far, swapped ] } ),
	} );
	open( '&dealer=D1' );
	render( <App /> );

	expect( await screen.findByText( far, inNotice ) ).toBeVisible();
	await userEvent.type( await field( 'Name' ), '!' );
	expect( screen.queryByText( far, inNotice ) ).not.toBeInTheDocument();
	await save();
	expect( await screen.findByText( swapped, inNotice ) ).toBeVisible();
	expect( screen.getByText( far, inNotice ) ).toBeVisible();
} );

it( 'says on the page of a new dealer what was corrected, once', async () => {
	serve( {
		'GET /dealers?per_page=1': () => answer(),
		'PUT /dealers/D9': () => ( { ...dealer( 'D9' ), warnings: [ 'Swapped.', 'Far.' ] } ),
		'GET /dealers/D9': () => ( { ...dealer( 'D9' ), warnings: [ 'Far.' ] } ),
	} );
	open( '&view=new' );
	render( <App /> );
	await userEvent.type( await field( 'Name' ), 'Nine' );
	await userEvent.type( await field( 'Company ID' ), 'D9' );
	await save();

	expect( await screen.findByText( 'Dealer saved.', { selector: '.components-notice__content' } ) ).toBeVisible();
	await waitFor( () => expect( screen.getByLabelText( 'Company ID' ) ).toHaveAttribute( 'readonly' ) );
	expect( screen.getByText( 'Swapped.', { selector: '.is-warning p' } ) ).toBeVisible();
	// The page reloaded it, with what still applies.
	expect( screen.getAllByText( 'Far.', { selector: '.is-warning p' } ) ).toHaveLength( 1 );
} );

it( 'saves what was changed, with the pin and any separators, upon the version it read', async () => {
	const calls = serve( {
		'GET /dealers/D1': () => dealer( 'D1' ),
		'PUT /dealers/D1': () => ( { ...dealer( 'D1', { name: 'Renamed' } ), version: 'v2' } ),
	} );

	open( '&dealer=D1' );
	render( <App /> );
	await userEvent.clear( await field( 'Name' ) );
	await userEvent.type( await field( 'Name' ), 'Renamed' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Pin at 33.1' } ) );
	await userEvent.clear( await field( 'ZIP codes and postal areas' ) );
	await userEvent.type( await field( 'ZIP codes and postal areas' ), '601; 75024,M5V 2T6' );
	expect( screen.getByText( 'You have unsaved changes.' ) ).toBeVisible();
	await save();

	expect( await screen.findByText( 'Dealer saved.', { selector: '.components-notice__content' } ) ).toBeVisible();
	expect( calls.find( ( { method } ) => method === 'PUT' )?.data ).toMatchObject( {
		version: 'v1',
		data: { name: 'Renamed', openingHours: [ 'Mo-Fr 08:00-17:00' ] },
		location: { lat: '40.123457', lon: '-90.5' },
		zipcodeCoverage: [ '601', '75024', 'M5V' ],
	} );
	expect( screen.queryByText( 'You have unsaved changes.' ) ).not.toBeInTheDocument();
} );

it( 'says at the fields what is wrong and keeps what was typed', async () => {
	serve( {
		'GET /dealers/D1': () => dealer( 'D1' ),
		'PUT /dealers/D1': () =>
			refusal( 422, 'phone1 cannot be “12”', { phone1: 'A phone number must have 10 to 15 digits.' } ),
	} );
	open( '&dealer=D1' );
	render( <App /> );
	await userEvent.clear( await field( 'Phone' ) );
	await userEvent.type( await field( 'Phone' ), '12' );
	await save();

	expect( await screen.findByText( 'A phone number must have 10 to 15 digits.' ) ).toBeVisible();
	expect( await field( 'Phone' ) ).toHaveValue( '12' );
	expect( await field( 'Phone' ) ).toHaveFocus();
	expect( await field( 'Phone' ) ).toHaveAccessibleDescription( /10 to 15 digits/ );
} );

it( 'shows both where somebody else saved meanwhile, and either can be kept', async () => {
	let refused = 0;
	const theirs = { ...dealer( 'D1', { name: 'Theirs', phone1: '972-555-0199' } ), version: 'v9' };
	const calls = serve( {
		'GET /dealers/D1': () => dealer( 'D1' ),
		'PUT /dealers/D1': () =>
			refused++ === 0
				? {
						code: 'hvac_blocks_dealer_changed',
						message: 'Somebody else.',
						data: { status: 409, dealer: theirs },
					}
				: { ...theirs, data: { ...theirs.data, name: 'Mine' } },
	} );

	open( '&dealer=D1' );
	render( <App /> );
	await userEvent.clear( await field( 'Name' ) );
	await userEvent.type( await field( 'Name' ), 'Mine' );
	await save();

	expect( await screen.findByRole( 'row', { name: 'Name Theirs Mine' } ) ).toBeVisible();
	expect( await field( 'Name' ) ).toHaveValue( 'Mine' );
	// Fields that only the other person edited take their values, without a question.
	expect( await field( 'Phone' ) ).toHaveValue( '972-555-0199' );
	expect( screen.queryByRole( 'row', { name: /^Phone/ } ) ).not.toBeInTheDocument();
	await userEvent.click( screen.getByRole( 'button', { name: 'Keep mine' } ) );
	await save();
	await screen.findByText( 'Dealer saved.', { selector: '.components-notice__content' } );
	expect( calls.filter( ( { method } ) => method === 'PUT' ).at( -1 )?.data ).toMatchObject( { version: 'v9' } );
} );

it( 'takes theirs', async () => {
	serve( {
		'GET /dealers/D1': () => dealer( 'D1' ),
		'PUT /dealers/D1': () => ( {
			code: 'hvac_blocks_dealer_changed',
			message: 'Somebody else.',
			data: { status: 409, dealer: { ...dealer( 'D1', { name: 'Theirs' } ), version: 'v9' } },
		} ),
	} );
	open( '&dealer=D1' );
	render( <App /> );
	await userEvent.type( await field( 'Name' ), ' mine' );
	await save();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Use theirs' } ) );
	await waitFor( async () => expect( await field( 'Name' ) ).toHaveValue( 'Theirs' ) );
	expect( screen.queryByText( 'You have unsaved changes.' ) ).not.toBeInTheDocument();
} );

it( 'asks before unsaved changes are left, by the link and by the back button', async () => {
	serve( {
		'GET /dealers': () => answer( dealer( 'D1' ) ),
		'GET /dealers/D1': () => dealer( 'D1' ),
	} );
	open();
	render( <App /> );
	await userEvent.click( await screen.findByRole( 'link', { name: 'Dealer D1' } ) );
	await userEvent.type( await field( 'Name' ), '!' );
	await userEvent.click( screen.getByRole( 'link', { name: /All dealers/ } ) );
	await userEvent.click( within( await screen.findByRole( 'dialog' ) ).getByRole( 'button', { name: 'Cancel' } ) );
	expect( await field( 'Name' ) ).toHaveValue( 'Dealer D1!' );

	window.history.back();
	expect( await screen.findByRole( 'dialog', { name: 'Leave without saving?' } ) ).toBeVisible();
	expect( address().get( 'dealer' ) ).toBe( 'D1' );
	expect( await screen.findByDisplayValue( 'Dealer D1!' ) ).toBeInTheDocument();
	await userEvent.click( screen.getByRole( 'button', { name: 'Leave' } ) );
	expect( await screen.findByRole( 'link', { name: 'Dealer D1' } ) ).toBeVisible();
} );

it( 'makes a new dealer, and stays with it', async () => {
	const calls = serve( {
		'GET /dealers': () => answer(),
		'GET /place': () => ( { zip: '75024', name: 'Plano', region: 'Texas', lat: 33.07, lon: -96.8 } ),
		'PUT /dealers/N-1': () => dealer( 'N-1' ),
		'GET /dealers/N-1': () => dealer( 'N-1' ),
	} );

	open( '&view=new' );
	render( <App /> );
	await field( 'Name' );
	await save();
	expect( screen.getAllByText( 'This field is required.' ) ).toHaveLength( 2 );
	expect( calls.some( ( { method } ) => method === 'PUT' ) ).toBe( false );

	await userEvent.type( await field( 'Name' ), 'New one' );
	await userEvent.type( await field( 'Company ID' ), 'N-1' );
	await userEvent.type( await field( 'ZIP or postal code' ), '75024' );
	expect( await screen.findByRole( 'button', { name: 'Pin at 33.07' } ) ).toBeVisible();
	await save();
	await waitFor( () => expect( address().get( 'dealer' ) ).toBe( 'N-1' ) );
	expect( calls.find( ( { method } ) => method === 'PUT' )?.data ).toMatchObject( {
		version: '',
		location: { lat: '', lon: '' },
	} );
	expect( await screen.findByText( 'Dealer saved.', { selector: '.components-notice__content' } ) ).toBeVisible();
} );

it( 'deletes a dealer, and says so on the list', async () => {
	serve( {
		'GET /dealers': () => answer( dealer( 'D2' ) ),
		'GET /dealers/D1': () => dealer( 'D1' ),
		'DELETE /dealers/D1': () => ( { deleted: true } ),
	} );
	open( '&dealer=D1' );
	render( <App /> );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Delete dealer' } ) );
	await userEvent.click( within( await screen.findByRole( 'dialog' ) ).getByRole( 'button', { name: 'Delete' } ) );
	await expectFocusOn( 'Dealer D1 deleted.' );
	expect( address().get( 'dealer' ) ).toBeNull();
} );
