import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, serve } from '../testing/server';
import { App } from './app';
import type { Webhook, Webhooks } from './types';

jest.mock( '@wordpress/api-fetch' );

const hook: Webhook = {
	id: 'ab12',
	name: 'CRM',
	host: 'hooks.example.com',
	forms: [ 'contact-dealer' ],
	events: [ 'stored' ],
	format: 'json',
	template: '',
	headers: [ 'Authorization' ],
	isSigned: true,
	isOn: true,
	problem: '',
};
const listed = ( ...webhooks: Webhook[] ): Webhooks => ( {
	webhooks,
	most: 2,
	forms: [ { name: 'contact-dealer', title: 'Contact a dealer' } ],
	events: [
		{ name: 'stored', title: 'New lead' },
		{ name: 'failed', title: 'Failed' },
	],
	values: [ 'email' ],
} );
const press = async ( name: string ) => userEvent.click( await screen.findByRole( 'button', { name } ) );
const type = async ( name: string, text: string ) => {
	await userEvent.click( screen.getByRole( 'textbox', { name } ) );
	await userEvent.paste( text );
};

test( 'adds one with what was typed', async () => {
	const calls = serve( { 'GET /webhooks': () => listed() } );

	render( <App /> );
	await press( 'Add webhook' );
	expect( screen.getByRole( 'textbox', { name: 'Name' } ) ).toHaveFocus();
	await type( 'Name', 'CRM' );
	await type( 'Address', 'https://hooks.example.com/1' );
	await userEvent.click( screen.getByRole( 'checkbox', { name: 'Failed' } ) );
	await press( 'Add header' );
	await press( 'Save' );

	expect( calls.at( -1 ) ).toMatchObject( {
		method: 'PUT',
		path: expect.stringMatching( /^\/webhooks\/[0-9a-f]{1,8}$/ ),
		data: {
			name: 'CRM',
			url: 'https://hooks.example.com/1',
			events: [ 'stored', 'failed' ],
			headers: [ { name: '', value: '' } ],
			isOn: true,
		},
	} );
} );

test( 'a stored secret is neither shown nor sent again, unless it is replaced', async () => {
	const calls = serve( {
		'GET /webhooks': () => listed( hook ),
		'PUT /webhooks/ab12': () => listed( { ...hook, name: 'Sales' } ),
	} );

	render( <App /> );
	await press( 'Edit CRM' );
	await press( 'Replace: Signing secret' );
	await userEvent.type( screen.getByLabelText( 'Signing secret' ), 'another-secret-0001' );
	await press( 'Save' );

	expect( await screen.findByText( 'Saved: CRM', { selector: '.components-notice__content' } ) ).toBeVisible();
	expect( calls.at( -1 )?.data ).toMatchObject( {
		secret: 'another-secret-0001',
		url: undefined,
		headers: [ { name: 'Authorization', value: undefined } ],
	} );
} );

test( 'what was typed stays when it is refused, and the focus goes to the wrong field', async () => {
	serve( {
		'GET /webhooks': () => listed( hook ),
		'PUT /webhooks/ab12': () =>
			refusal( 422, 'Please check the fields below.', { template: 'This is not a JSON object.' } ),
	} );

	render( <App /> );
	await press( 'Edit CRM' );
	await type( 'Template', 'Hello' );
	await press( 'Save' );

	expect( await screen.findByText( 'This is not a JSON object.' ) ).toBeVisible();
	expect( screen.getByRole( 'textbox', { name: 'Template' } ) ).toHaveValue( 'Hello' );
	expect( screen.getByRole( 'textbox', { name: 'Template' } ) ).toHaveFocus();
	await press( 'Cancel' );
	expect( screen.getByRole( 'dialog', { name: 'Leave without saving?' } ) ).toBeVisible();
} );

test( 'a test shows what went out and what came back', async () => {
	serve( {
		'GET /webhooks': () => listed( hook ),
		'POST /webhooks/ab12/test': () => ( {
			ok: false,
			message: 'The service rejected this site. Check the key.',
			request: {
				host: 'hooks.example.com',
				headers: [ 'Authorization: ••••' ],
				body: '{"email":"a@example.com"}',
			},
			response: { status: 401, body: 'No.' },
		} ),
	} );

	render( <App /> );
	await press( 'Send a test' );

	const result = await screen.findByRole( 'status' );

	expect( await within( result ).findByText( /"email": "a@example.com"/ ) ).toBeVisible();
	expect( within( result ).getByText( 'Response: status 401' ) ).toBeVisible();
	expect( within( result ).getByText( 'No.' ) ).toBeVisible();
} );

test( 'deletes one after a question, and offers no more than there may be', async () => {
	serve( {
		'GET /webhooks': () => listed( hook, { ...hook, id: 'cd34', name: 'Other' } ),
		'DELETE /webhooks/ab12': () => listed( { ...hook, id: 'cd34', name: 'Other' } ),
	} );

	render( <App /> );
	await screen.findByRole( 'region', { name: 'CRM' } );
	expect( screen.queryByRole( 'button', { name: 'Add webhook' } ) ).toBeNull();
	await press( 'Delete CRM' );
	await userEvent.click( within( screen.getByRole( 'dialog' ) ).getByRole( 'button', { name: 'Delete' } ) );

	expect( await screen.findByText( 'Deleted: CRM', { selector: '.components-notice__content' } ) ).toBeVisible();
	expect( screen.queryByRole( 'region', { name: 'CRM' } ) ).toBeNull();
	expect( screen.getByRole( 'button', { name: 'Add webhook' } ) ).toBeVisible();
} );
