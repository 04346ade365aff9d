import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { never, refusal, serve } from '../testing/server';
import { App } from './app';
import type { Setting, SettingsAnswer } from './types';

jest.mock( '@wordpress/api-fetch' );

const setting = ( key: string, rest: Partial< Setting > ): Setting => ( {
	key,
	section: 'leads',
	essential: 0,
	label: key,
	help: '',
	choices: {},
	schema: { type: 'string' },
	control: '',
	when: {},
	secret: false,
	isSet: false,
	locked: false,
	refusal: '',
	constant: `HVAC_BLOCKS_${ key.toUpperCase() }`,
	default: '',
	value: '',
	...rest,
} );

const answer = ( ...settings: Setting[] ): SettingsAnswer => ( {
	sections: [ { name: 'leads', title: 'Leads' } ],
	settings,
	look: { page: '#ffffff', accentBy: '' },
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

beforeEach( () => window.history.replaceState( null, '', '/wp-admin/admin.php' ) );

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
	expect( screen.queryByText( 'You have unsaved changes.' ) ).not.toBeInTheDocument();
} );

it( 'goes back to the default by sending null', async () => {
	const calls = serve( {
		'GET /settings': () => answer( { ...limit, value: 99 } ),
		'PUT /settings': () => answer( limit ),
	} );

	render( <App /> );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Use default: 10' } ) );
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

it( 'keeps each line that was typed where one of them is refused', async () => {
	const reason = '“fr.example.ca” is not allowed here.';
	const calls = serve( {
		'GET /settings': () =>
			answer(
				setting( 'hosts', {
					label: 'Hosts',
					schema: { type: 'array', items: { type: 'string' } },
					control: 'lines',
					value: [],
					default: [],
				} )
			),
		'PUT /settings': () => refusal( 400, 'Nothing was saved.', { hosts: reason } ),
	} );

	render( <App /> );

	const field = await screen.findByLabelText( 'Hosts' );

	await userEvent.type( field, ' es.example.com = es {enter}{enter}fr.example.ca' );
	await save();

	expect( calls[ 1 ]?.data ).toEqual( { settings: { hosts: [ 'es.example.com = es', 'fr.example.ca' ] } } );
	expect( await screen.findByText( reason ) ).toBeVisible();
	expect( field ).toHaveValue( ' es.example.com = es \n\nfr.example.ca' );
	expect( field ).toHaveFocus();
	expect( field ).toBeInvalid();
	expect( field ).toHaveAccessibleDescription( expect.stringContaining( reason ) );
} );

it( 'names the constant that fixes a setting', async () => {
	serve( { 'GET /settings': () => answer( { ...url, locked: true } ) } );
	render( <App /> );

	const field = await screen.findByLabelText( 'Address' );

	expect( field ).toBeDisabled();
	expect( field ).toHaveAccessibleDescription( expect.stringContaining( 'HVAC_BLOCKS_LEADS_URL' ) );
} );

it( 'says why this user may not change a setting', async () => {
	serve( { 'GET /settings': () => answer( { ...url, locked: true, refusal: 'Only for the network.' } ) } );
	render( <App /> );

	const field = await screen.findByLabelText( 'Address' );

	expect( field ).toBeDisabled();
	expect( field ).toHaveAccessibleDescription( expect.stringContaining( 'Only for the network.' ) );
	expect( field ).not.toHaveAccessibleDescription( expect.stringContaining( 'wp-config.php' ) );
} );

it( 'never has a saved secret in the page', async () => {
	serve( { 'GET /settings': () => answer( key ), 'PUT /settings': () => answer( key ) } );

	const { container } = render( <App /> );

	await userEvent.click( await screen.findByRole( 'button', { name: 'Replace: Key' } ) );
	expect( screen.getByLabelText( 'Key' ) ).toHaveValue( '' );
	await userEvent.type( screen.getByLabelText( 'Key' ), 's3cret' );
	await save();

	expect( await screen.findByText( 'Set (hidden)' ) ).toBeVisible();
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

const logos = setting( 'partner_logos', {
	label: 'Logos',
	control: 'images',
	schema: { type: 'object' },
	value: { 1001: 'https://example.com/a.png' },
	default: {},
} );

describe( 'a map', () => {
	const row = ( number: number ) => within( screen.getByRole( 'group', { name: `Dealer ${ number }` } ) );
	const add = () => userEvent.click( screen.getByRole( 'button', { name: 'Add a dealer' } ) );

	it( 'is rows that are added, changed and removed, and sent as an object', async () => {
		const calls = serve( { 'GET /settings': () => answer( logos ), 'PUT /settings': () => answer( logos ) } );

		render( <App /> );
		await screen.findByRole( 'group', { name: 'Logos' } );
		await add();
		expect( row( 2 ).getByLabelText( 'Company ID' ) ).toHaveFocus();
		await userEvent.keyboard( ' 1002 ' );
		await userEvent.type( row( 2 ).getByLabelText( 'Image URL' ), 'https://example.com/b.png' );
		// Left empty, so it is not a row.
		await add();
		await save();

		expect( calls[ 1 ]?.data ).toEqual( {
			settings: { partner_logos: { 1001: 'https://example.com/a.png', 1002: 'https://example.com/b.png' } },
		} );

		await userEvent.click( screen.getByRole( 'button', { name: 'Remove 1001' } ) );
		await save();
		expect( calls[ 2 ]?.data ).toEqual( { settings: { partner_logos: null } } );
	} );

	it( 'is not sent while two rows are about one dealer, or one about none', async () => {
		const calls = serve( { 'GET /settings': () => answer( logos ), 'PUT /settings': () => answer( logos ) } );

		render( <App /> );
		await screen.findByRole( 'group', { name: 'Logos' } );
		await add();
		await userEvent.keyboard( '1001' );
		await add();
		await userEvent.type( row( 3 ).getByLabelText( 'Image URL' ), 'https://example.com/c.png' );
		await save();

		expect( calls ).toHaveLength( 1 );
		expect( row( 1 ).getByLabelText( 'Company ID' ) ).toHaveAccessibleDescription(
			'This company ID is listed twice.'
		);
		expect( row( 1 ).getByLabelText( 'Company ID' ) ).toHaveFocus();
		expect( row( 3 ).getByLabelText( 'Company ID' ) ).toHaveAccessibleDescription(
			"Enter the dealer's company ID."
		);
		expect( screen.getByRole( 'link', { name: /Leads.*needs correction/ } ) ).toBeVisible();
	} );

	it( 'has the server’s reason at its row, with the focus there', async () => {
		serve( {
			'GET /settings': () => answer( url, logos ),
			'PUT /settings': () =>
				refusal( 400, 'Nothing was saved.', { 'partner_logos.1001': 'Write a full address.' } ),
		} );

		render( <App /> );
		await userEvent.type( await screen.findByLabelText( 'Image URL' ), 'x' );
		await save();

		expect( row( 1 ).getByLabelText( 'Company ID' ) ).toHaveAccessibleDescription( 'Write a full address.' );
		expect( row( 1 ).getByLabelText( 'Company ID' ) ).toHaveFocus();
		expect( screen.getByLabelText( 'Address' ) ).toBeValid();

		await userEvent.type( row( 1 ).getByLabelText( 'Image URL' ), 'y' );
		expect( row( 1 ).getByLabelText( 'Company ID' ) ).toBeValid();
	} );

	it( 'takes a picture of the media library', async () => {
		const frame = {
			on: ( _: string, choose: () => void ) => void ( frame.open = choose ),
			open: () => undefined as void,
			state: () => ( {
				get: () => ( { first: () => ( { toJSON: () => ( { url: 'https://example.com/chosen.png' } ) } ) } ),
			} ),
		};
		const page = window as { wp?: unknown };

		page.wp = { media: () => frame };
		serve( { 'GET /settings': () => answer( logos ) } );

		const { container } = render( <App /> );

		await userEvent.click( await screen.findByRole( 'button', { name: 'Choose image' } ) );
		delete page.wp;

		expect( screen.getByLabelText( 'Image URL' ) ).toHaveValue( 'https://example.com/chosen.png' );
		expect( container.querySelector( '.hvac-settings__picture img' ) ).toHaveAttribute(
			'src',
			'https://example.com/chosen.png'
		);
	} );

	it( 'cannot be changed where a constant fixes it', async () => {
		serve( { 'GET /settings': () => answer( { ...logos, locked: true } ) } );
		render( <App /> );

		expect( await screen.findByLabelText( 'Company ID' ) ).toBeDisabled();
		expect( screen.getByRole( 'button', { name: 'Add a dealer' } ) ).toBeDisabled();
	} );
} );

it( 'lists states by their names and sends their codes', async () => {
	const area = setting( 'service_area', {
		label: 'Service area',
		control: 'regions',
		schema: { type: 'array', items: { type: 'string' } },
		value: [ 'AL', 'ON' ],
		default: [ 'AL', 'ON' ],
	} );
	const calls = serve( { 'GET /settings': () => answer( area ), 'PUT /settings': () => answer( area ) } );

	render( <App /> );
	expect( await screen.findByText( '1 of 56' ) ).toBeVisible();
	await userEvent.click( screen.getByText( 'United States' ) );
	await userEvent.click( screen.getByText( 'Canada' ) );
	expect( screen.getByRole( 'checkbox', { name: 'Alabama' } ) ).toBeChecked();
	await userEvent.click( screen.getByRole( 'checkbox', { name: 'Texas' } ) );
	await userEvent.click( screen.getByRole( 'checkbox', { name: 'Ontario' } ) );
	await save();

	expect( calls[ 1 ]?.data ).toEqual( { settings: { service_area: [ 'AL', 'TX' ] } } );

	await userEvent.click( screen.getAllByRole( 'button', { name: 'Select none' } )[ 0 ] as HTMLElement );
	expect( screen.getByText( '0 of 56' ) ).toBeVisible();
	expect( screen.getByText( '1 of 13' ) ).toBeVisible();
} );

it( 'has a field for each of some numbers', async () => {
	const numbers = { ...steps, control: 'numbers' as const, schema: { ...steps.schema, minItems: 1, maxItems: 3 } };
	const calls = serve( { 'GET /settings': () => answer( numbers ), 'PUT /settings': () => answer( numbers ) } );

	render( <App /> );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Add number' } ) );
	expect( screen.getByLabelText( 'Distances, number 3' ) ).toHaveFocus();
	await userEvent.keyboard( '100' );
	expect( screen.queryByRole( 'button', { name: 'Add number' } ) ).not.toBeInTheDocument();
	await userEvent.click( screen.getByRole( 'button', { name: 'Remove 25' } ) );
	await save();

	expect( calls[ 1 ]?.data ).toEqual( { settings: { steps: [ 50, 100 ] } } );
} );

it( 'takes a list line by line', async () => {
	const paths = setting( 'paths', {
		label: 'Paths',
		control: 'lines',
		schema: { type: 'array', items: { type: 'string' } },
		value: [ '/a/', '/b,c/' ],
		default: [],
	} );
	const calls = serve( { 'GET /settings': () => answer( paths ), 'PUT /settings': () => answer( paths ) } );

	render( <App /> );
	expect( await screen.findByLabelText( 'Paths' ) ).toHaveValue( '/a/\n/b,c/' );
	await userEvent.type( screen.getByLabelText( 'Paths' ), '{enter}{enter}/d/' );
	await save();

	expect( calls[ 1 ]?.data ).toEqual( { settings: { paths: [ '/a/', '/b,c/', '/d/' ] } } );
} );

describe( 'a setting that depends on others', () => {
	const flag = setting( 'flag', { label: 'Flag', schema: { type: 'boolean' }, value: false, default: false } );
	const key2 = setting( 'pool', { label: 'Pool', when: { flag: [ true ] } } );

	it( 'is there only with them, as they are typed', async () => {
		serve( { 'GET /settings': () => answer( flag, key2 ) } );
		render( <App /> );

		await screen.findByLabelText( 'Flag' );
		expect( screen.queryByLabelText( 'Pool' ) ).not.toBeInTheDocument();
		await userEvent.click( screen.getByLabelText( 'Flag' ) );
		expect( screen.getByLabelText( 'Pool' ) ).toBeVisible();
	} );

	it( 'is there when something is wrong with it', async () => {
		serve( {
			'GET /settings': () => answer( { ...flag, value: true }, key2 ),
			'PUT /settings': () => refusal( 400, 'Nothing was saved.', { pool: 'There is no such pool.' } ),
		} );
		render( <App /> );

		await userEvent.type( await screen.findByLabelText( 'Pool' ), 'x' );
		await userEvent.click( screen.getByLabelText( 'Flag' ) );
		expect( screen.queryByLabelText( 'Pool' ) ).not.toBeInTheDocument();
		await save();
		expect( await screen.findByLabelText( 'Pool' ) ).toBeInvalid();
	} );
} );

describe( 'in sections', () => {
	const phone = setting( 'support_phone', { section: 'site', essential: 2, label: 'Phone', value: '1' } );
	const brandName = setting( 'brand_name', { section: 'site', essential: 1, label: 'Brand name' } );
	const brand = setting( 'brand', { section: 'site', label: 'Brand code', help: 'Sent with a léad.' } );
	const all = () => ( {
		sections: [
			{ name: 'essentials', title: 'Essentials' },
			{ name: 'site', title: 'Site' },
			{ name: 'leads', title: 'Leads' },
		],
		settings: [ url, phone, brand, brandName ],
	} );
	const go = ( name: string ) => userEvent.click( screen.getByRole( 'link', { name } ) );

	beforeEach( () => void serve( { 'GET /settings': all } ) );

	it( 'shows the essentials first, and one section at a time', async () => {
		render( <App /> );
		expect( await screen.findByLabelText( 'Phone' ) ).toBeVisible();
		expect( screen.getAllByRole< HTMLInputElement >( 'textbox' ).map( ( { value } ) => value ) ).toEqual( [
			'',
			'1',
		] );
		expect( screen.queryByLabelText( 'Address' ) ).toBeNull();
		expect( screen.queryByLabelText( 'Brand code' ) ).toBeNull();

		await go( 'Leads' );
		expect( await screen.findByLabelText( 'Address' ) ).toBeVisible();
		expect( screen.queryByLabelText( 'Phone' ) ).toBeNull();
		expect( screen.getByRole( 'heading', { name: 'Leads' } ) ).toHaveFocus();
		expect( screen.getByRole( 'link', { name: 'Leads' } ) ).toHaveAttribute( 'aria-current', 'page' );
		expect( window.location.hash ).toBe( '#leads' );
	} );

	it( 'opens what the address names, a section or a setting', async () => {
		window.location.hash = 'leads';

		const { unmount } = render( <App /> );

		expect( await screen.findByLabelText( 'Address' ) ).toBeVisible();
		unmount();
		window.location.hash = 'brand';
		render( <App /> );
		expect( await screen.findByLabelText( 'Brand code' ) ).toHaveFocus();
		expect( screen.getByRole( 'heading', { name: 'Site' } ) ).toBeVisible();
	} );

	it( 'keeps what was typed in each, and says which are changed', async () => {
		render( <App /> );
		await userEvent.type( await screen.findByLabelText( 'Phone' ), '2' );
		await go( 'Leads' );
		await userEvent.type( await screen.findByLabelText( 'Address' ), 'x' );
		await go( 'Site changed' );
		expect( await screen.findByLabelText( 'Phone' ) ).toHaveValue( '12' );
		expect( screen.getByRole( 'link', { name: 'Essentials changed' } ) ).toBeVisible();
		expect( screen.getByRole( 'link', { name: 'Leads changed' } ) ).toBeVisible();
		expect( screen.getByText( 'You have unsaved changes.' ) ).toBeVisible();
	} );

	it( 'opens the section of what is wrong, with the focus there', async () => {
		serve( {
			'GET /settings': all,
			'PUT /settings': () => refusal( 400, 'Nothing was saved.', { leads_url: 'Write a full address.' } ),
		} );
		render( <App /> );
		await userEvent.type( await screen.findByLabelText( 'Phone' ), '2' );
		await save();
		await waitFor( () => expect( screen.getByLabelText( 'Address' ) ).toHaveFocus() );
		expect( screen.getByRole( 'link', { name: 'Leads needs correction' } ) ).toHaveAttribute(
			'aria-current',
			'page'
		);
	} );

	it( 'finds fields by their words, in their sections', async () => {
		render( <App /> );
		await userEvent.type( await screen.findByLabelText( 'Search settings' ), 'LEAD sent' );
		expect( await screen.findByText( '1 setting found' ) ).toBeVisible();
		expect( screen.getByLabelText( 'Brand code' ) ).toBeVisible();
		expect( screen.queryByLabelText( 'Phone' ) ).toBeNull();

		await userEvent.clear( screen.getByLabelText( 'Search settings' ) );
		await userEvent.type( screen.getByLabelText( 'Search settings' ), 'zzz' );
		expect( await screen.findByText( 'No settings match your search.' ) ).toBeVisible();
		await go( 'Leads' );
		expect( await screen.findByLabelText( 'Address' ) ).toBeVisible();
		expect( screen.getByLabelText( 'Search settings' ) ).toHaveValue( '' );
	} );
} );

const routes = setting( 'leads_routes', {
	label: 'Email routing rules',
	control: 'routes',
	schema: { type: 'array', items: { type: 'object' } },
	value: [
		{ by: 'state', value: 'TX', to: 'south@example.org' },
		{ by: 'form', value: 'newsletter', to: 'news@example.org' },
	],
	default: [],
} );

it( 'edits rules in their order, and says which of them is wrong', async () => {
	const user = userEvent.setup();
	const sent: unknown[] = [];
	serve( {
		'GET /settings': () => answer( routes ),
		'PUT /settings': ( { data }: { data?: unknown } ) => {
			sent.push( data );
			return refusal( 400, 'Invalid.', { 'leads_routes.2': '“x” is not a valid email address.' } );
		},
	} );
	render( <App /> );

	await screen.findByRole( 'listitem', { name: 'Rule 2' } );
	await user.click( screen.getByRole( 'button', { name: 'Add rule' } ) );
	expect( within( screen.getByRole( 'listitem', { name: 'Rule 3' } ) ).getByLabelText( 'Leads by' ) ).toHaveFocus();
	await user.click( screen.getByRole( 'button', { name: 'Add rule' } ) );

	const fourth = within( screen.getByRole( 'listitem', { name: 'Rule 4' } ) );
	await user.selectOptions( fourth.getByLabelText( 'Leads by' ), 'dealer' );
	await user.type( fourth.getByLabelText( 'Company ID' ), 'D1' );
	await user.type( fourth.getByLabelText( 'Email addresses' ), 'x' );
	await user.click( screen.getByRole( 'button', { name: 'Move rule 2 up' } ) );
	await save();

	expect( sent ).toEqual( [
		{
			settings: {
				leads_routes: [
					{ by: 'form', value: 'newsletter', to: 'news@example.org' },
					{ by: 'state', value: 'TX', to: 'south@example.org' },
					{ by: 'dealer', value: 'D1', to: 'x' },
				],
			},
		},
	] );
	expect( fourth.getByText( '“x” is not a valid email address.' ) ).toBeVisible();
	expect( screen.getAllByText( '“x” is not a valid email address.' ) ).toHaveLength( 1 );

	await user.click( screen.getByRole( 'button', { name: 'Remove rule 4' } ) );
	expect( screen.queryByText( '“x” is not a valid email address.' ) ).toBeNull();
	expect( screen.getByRole( 'button', { name: 'Move rule 1 up' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
} );
