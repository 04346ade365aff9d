import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, serve } from '../testing/server';
import type { ImportSchedule } from '../shared/answers';
import { App } from './app';
import { address, job, open } from './testing';

jest.mock( '@wordpress/api-fetch' );
jest.mock( '../shared/sleep', () => ( { sleep: () => Promise.resolve() } ) );

const PATH = '/dealer-import-schedule';

const stored: NonNullable< ImportSchedule[ 'schedule' ] > = {
	kind: 'sftp',
	address: 'sftp://files.example.com/dealers-*.csv',
	login: 'password',
	user: 'ana',
	secret: true,
	fingerprint: 'SHA256:boJ2xIHoSypHJPvuEDzF74WyyOvcaDtxuyHeP+JPE2k',
	sheet: '',
	time: '02:30',
	removes: true,
	nightly: true,
};

const answer = ( rest: Partial< ImportSchedule > = {} ): ImportSchedule => ( {
	schedule: stored,
	timezone: 'America/Chicago',
	hasSftp: true,
	isRunning: false,
	finished: '2026-01-31T08:30:00Z',
	outcome: 'asks',
	message: 'This file removes 12 of 100 records.',
	job: null,
	...rest,
} );

const show = () => {
	open( '&view=schedule' );
	render( <App /> );
};
const press = async ( name: string ) => userEvent.click( await screen.findByRole( 'button', { name } ) );

it( 'saves where dealers come from, with what was typed', async () => {
	const calls = serve( {
		[ `GET ${ PATH }` ]: () => answer( { schedule: null, finished: '', outcome: '', message: '' } ),
		[ `PUT ${ PATH }` ]: () => answer(),
	} );

	show();
	await userEvent.selectOptions( await screen.findByRole( 'combobox', { name: 'Source' } ), 'uploads' );
	await userEvent.type( screen.getByRole( 'textbox', { name: 'File' } ), 'dealer-imports/dealers-*.csv' );
	await press( 'Save' );

	expect( await screen.findByText( 'The schedule is saved.', { selector: 'div' } ) ).toBeInTheDocument();
	expect( calls.find( ( { method } ) => method === 'PUT' )?.data ).toMatchObject( {
		kind: 'uploads',
		address: 'dealer-imports/dealers-*.csv',
		time: '02:00',
		nightly: true,
	} );
} );

it( 'keeps what was typed when it is refused, and asks for the password of another server', async () => {
	const calls = serve( {
		[ `GET ${ PATH }` ]: () => answer(),
		[ `PUT ${ PATH }` ]: () => refusal( 422, 'Please check the fields below.', { secret: 'Enter it here.' } ),
	} );

	show();
	const field = await screen.findByRole( 'textbox', { name: 'Address' } );

	expect( screen.getByText( 'Set (hidden)' ) ).toBeInTheDocument();
	await userEvent.clear( field );
	await userEvent.type( field, 'sftp://files.example.org/a.csv' );
	await press( 'Save' );

	expect( await screen.findByText( 'Enter it here.' ) ).toBeInTheDocument();
	expect( field ).toHaveValue( 'sftp://files.example.org/a.csv' );
	await waitFor( () => expect( screen.getByLabelText( 'Password' ) ).toHaveFocus() );
	expect( calls.find( ( { method } ) => method === 'PUT' )?.data ).not.toHaveProperty( 'secret', expect.anything() );
} );

it( 'asks before much would go, imports anyway, and leads to the undo', async () => {
	const answers = [ answer( { isRunning: true } ), answer( { outcome: 'imported', message: 'Imported.' } ) ];
	const calls = serve( {
		[ `GET ${ PATH }` ]: () => answer(),
		[ `POST ${ PATH }/run` ]: () => answers.shift(),
		'GET /dealer-imports': () => ( { latest: null, undoable: null, edited: { total: 0, some: [] } } ),
		'GET /locations': () => ( { done: 2, total: 2 } ),
	} );

	show();
	expect( await screen.findByText( /removes 12 of 100/, { selector: '.components-notice__content' } ) ).toBeVisible();
	await press( 'Import anyway' );
	expect( await screen.findByText( /Imported\./, { selector: '.components-notice__content' } ) ).toBeVisible();
	expect( screen.queryByRole( 'button', { name: 'Import anyway' } ) ).toBeNull();
	expect( calls.filter( ( { method } ) => method === 'POST' ).map( ( { data } ) => data ) ).toEqual( [
		{ anyway: true },
		undefined,
	] );

	await userEvent.click( screen.getByRole( 'link', { name: 'View or undo the import' } ) );
	expect( address().get( 'view' ) ).toBe( 'import' );
} );

it( 'says why it cannot run now', async () => {
	serve( {
		[ `GET ${ PATH }` ]: () => answer( { outcome: 'failed', message: 'No file.' } ),
		[ `POST ${ PATH }/run` ]: () => refusal( 409, 'Another import is in progress.' ),
	} );

	show();
	await press( 'Run now' );
	expect( await screen.findByText( 'Another import is in progress.', { selector: 'div' } ) ).toBeVisible();
} );

it( 'lists what the last file changed, and its invalid rows', async () => {
	serve( {
		[ `GET ${ PATH }` ]: () => answer( { outcome: 'imported', job: job( { stage: 'done', bad: 1 } ) } ),
		'GET /dealer-imports/7/rows': () => ( {
			total: 1,
			pages: 1,
			rows: [ { kind: 'bad', line: 7, companyID: '', name: '', reason: 'has no name', changes: [] } ],
		} ),
	} );

	show();
	expect( await screen.findByText( 'has no name' ) ).toBeVisible();
	expect( screen.getByText( '1 row is invalid and will be skipped.' ) ).toBeVisible();
} );
