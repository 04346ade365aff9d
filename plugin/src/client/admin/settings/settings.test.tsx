import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { never, refusal, serve } from '../testing/server';
import { App } from './app';
import type { Setting, SettingsAnswer } from './types';

jest.mock( '@wordpress/api-fetch' );

const setting = ( key: string, rest: Partial< Setting > ): Setting => ( {
	key,
	section: 'leads',
	label: key,
	help: '',
	choices: {},
	schema: { type: 'string' },
	secret: false,
	isSet: false,
	locked: false,
	constant: `HVAC_BLOCKS_${ key.toUpperCase() }`,
	default: '',
	value: '',
	...rest,
} );

const answer = ( ...settings: Setting[] ): SettingsAnswer => ( {
	sections: [ { name: 'leads', title: 'Leads' } ],
	settings,
} );

const url = setting( 'leads_url', {
	label: 'Address',
	value: 'https://old.example/',
	schema: { type: 'string', format: 'uri' },
} );
const limit = setting( 'leads_rate_limit', {
	label: 'Limit',
	value: 10,
	default: 10,
	schema: { type: 'integer', minimum: 1 },
} );
const steps = setting( 'steps', {
	label: 'Distances',
	value: [ 25, 50 ],
	default: [ 25, 50 ],
	schema: { type: 'array', items: { type: 'integer' } },
} );
const key = setting( 'location_key', { label: 'Key', secret: true, isSet: true, value: null, default: null } );

const save = () => userEvent.click( screen.getByRole( 'button', { name: 'Save settings' } ) );

it( 'shows bars until the settings are there, and a way on where they do not come', async () => {
	serve( { 'GET /settings': never } );

	const { container, unmount } = render( <App /> );

	expect( container.querySelector( '.hvac-screen__skeleton' ) ).toBeVisible();
	unmount();

	let turn = 0;
	serve( { 'GET /settings': () => ( turn++ === 0 ? refusal( 500, 'Broken.' ) : answer( url ) ) } );
	render( <App /> );

	await userEvent.click( await screen.findByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByLabelText( 'Address' ) ).toHaveValue( 'https://old.example/' );
} );

it( 'makes the control that each schema asks for', async () => {
	serve( {
		'GET /settings': () =>
			answer(
				url,
				limit,
				steps,
				setting( 'single', { label: 'One dealer', schema: { type: 'boolean' }, value: true, default: false } ),
				setting( 'provider', {
					label: 'Provider',
					schema: { type: 'string', enum: [ 'embedded', 'http' ] },
					choices: { embedded: 'Own list', http: 'Service' },
					value: 'http',
					default: 'embedded',
				} )
			),
	} );
	render( <App /> );

	expect( await screen.findByLabelText( 'Address' ) ).toHaveAttribute( 'type', 'url' );
	expect( screen.getByLabelText( 'Limit' ) ).toHaveAttribute( 'type', 'number' );
	expect( screen.getByLabelText( 'Distances' ) ).toHaveValue( '25, 50' );
	expect( screen.getByLabelText( 'One dealer' ) ).toBeChecked();
	expect( screen.getByRole( 'radio', { name: 'Service' } ) ).toBeChecked();
	expect( screen.getByRole( 'heading', { name: 'Leads' } ) ).toBeVisible();
} );

it( 'sends only what was changed, in its own type, and says that it is saved', async () => {
	const calls = serve( {
		'GET /settings': () => answer( url, limit, steps ),
		'PUT /settings': () => answer( url, { ...limit, value: 25 }, { ...steps, value: [ 10, 20 ] } ),
	} );

	render( <App /> );
	await userEvent.clear( await screen.findByLabelText( 'Limit' ) );
	await userEvent.type( screen.getByLabelText( 'Limit' ), '25' );
	await userEvent.clear( screen.getByLabelText( 'Distances' ) );
	await userEvent.type( screen.getByLabelText( 'Distances' ), '10, 20,' );
	await save();

	expect( calls[ 1 ]?.data ).toEqual( { settings: { leads_rate_limit: 25, steps: [ 10, 20 ] } } );
	expect( await screen.findByText( 'Settings saved.', { selector: '.components-notice__content' } ) ).toBeVisible();
	expect( screen.queryByText( 'Some changes are not saved yet.' ) ).not.toBeInTheDocument();
} );

it( 'goes back to the default by sending null', async () => {
	const calls = serve( {
		'GET /settings': () => answer( { ...limit, value: 99 } ),
		'PUT /settings': () => answer( limit ),
	} );

	render( <App /> );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Use the default: 10' } ) );
	await save();

	expect( calls[ 1 ]?.data ).toEqual( { settings: { leads_rate_limit: null } } );
} );

it( 'keeps what was typed where it is refused, with the reason at its field and the focus in it', async () => {
	serve( {
		'GET /settings': () => answer( url, limit ),
		'PUT /settings': () => refusal( 400, 'Nothing was saved.', { leads_url: 'Write a full address.' } ),
	} );

	render( <App /> );

	const field = await screen.findByLabelText( 'Address' );

	await userEvent.clear( field );
	await userEvent.type( field, 'leads' );
	await save();

	expect(
		await screen.findByText( 'Nothing was saved.', { selector: '.components-notice__content' } )
	).toBeVisible();
	expect( field ).toHaveValue( 'leads' );
	expect( field ).toHaveFocus();
	expect( field ).toBeInvalid();
	expect( field ).toHaveAccessibleDescription( expect.stringContaining( 'Write a full address.' ) );

	await userEvent.type( field, 'x' );
	expect( field ).not.toHaveAccessibleDescription( expect.stringContaining( 'Write a full address.' ) );
} );

it( 'names the constant that fixes a setting', async () => {
	serve( { 'GET /settings': () => answer( { ...url, locked: true } ) } );
	render( <App /> );

	const field = await screen.findByLabelText( 'Address' );

	expect( field ).toBeDisabled();
	expect( field ).toHaveAccessibleDescription( expect.stringContaining( 'HVAC_BLOCKS_LEADS_URL' ) );
} );

it( 'never has a saved secret in the page', async () => {
	serve( { 'GET /settings': () => answer( key ), 'PUT /settings': () => answer( key ) } );

	const { container } = render( <App /> );

	await userEvent.click( await screen.findByRole( 'button', { name: 'Replace: Key' } ) );
	expect( screen.getByLabelText( 'Key' ) ).toHaveValue( '' );
	await userEvent.type( screen.getByLabelText( 'Key' ), 's3cret' );
	await save();

	expect( await screen.findByText( 'Set; not shown' ) ).toBeVisible();
	expect( container.innerHTML ).not.toContain( 's3cret' );
	expect( screen.queryByLabelText( 'Key', { selector: 'input' } ) ).not.toBeInTheDocument();
} );

it( 'does not empty a secret whose field was only opened', async () => {
	const calls = serve( { 'GET /settings': () => answer( key, limit ), 'PUT /settings': () => answer( key, limit ) } );

	render( <App /> );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Replace: Key' } ) );
	await userEvent.type( screen.getByLabelText( 'Limit' ), '0' );
	await save();

	expect( calls[ 1 ]?.data ).toEqual( { settings: { leads_rate_limit: 100 } } );
} );

it( 'takes a secret away when that is asked for', async () => {
	const calls = serve( {
		'GET /settings': () => answer( key ),
		'PUT /settings': () => answer( { ...key, isSet: false } ),
	} );

	render( <App /> );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Remove: Key' } ) );
	await save();

	expect( calls[ 1 ]?.data ).toEqual( { settings: { location_key: null } } );
	expect( await screen.findByText( 'Not set' ) ).toBeVisible();
} );

it( 'asks before the page is left with unsaved changes, and only then', async () => {
	const leave = () => ! window.dispatchEvent( new Event( 'beforeunload', { cancelable: true } ) );

	serve( { 'GET /settings': () => answer( limit ) } );
	render( <App /> );
	await screen.findByLabelText( 'Limit' );
	expect( leave() ).toBe( false );

	await userEvent.type( screen.getByLabelText( 'Limit' ), '0' );
	expect( leave() ).toBe( true );

	await userEvent.click( screen.getByRole( 'button', { name: 'Discard changes' } ) );
	await waitFor( () => expect( leave() ).toBe( false ) );
	expect( screen.getByLabelText( 'Limit' ) ).toHaveValue( 10 );
} );

it.each( [
	[ 'good', { ok: true, message: 'The service answered.', milliseconds: 12 }, 'true' ],
	[ 'bad', { ok: false, message: 'The service refused the key.', milliseconds: null }, 'false' ],
	[ 'refused', refusal( 403, 'You may not do that.' ), 'false' ],
] )( 'says what a connection test found: %s', async ( _, found, ok ) => {
	const calls = serve( { 'GET /settings': () => answer( url ), 'POST /connections/leads/test': () => found } );

	render( <App /> );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Test connection' } ) );

	expect( calls[ 1 ]?.path ).toBe( '/connections/leads/test' );
	const said = await screen.findByText( found.message, { exact: false, selector: '[data-ok]' } );
	expect( said ).toHaveAttribute( 'data-ok', ok );
} );
