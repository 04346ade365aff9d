import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, serve } from '../testing/server';
import { App } from './app';
import type { MailTexts, Part } from './types';

jest.mock( '@wordpress/api-fetch' );

const subject: Part = {
	name: 'subject',
	label: 'Subject',
	isLine: true,
	text: 'Hello',
	ours: 'Hello',
	isChanged: false,
};
const opening: Part = {
	...subject,
	name: 'opening',
	label: 'Opening',
	isLine: false,
	text: 'Mine.',
	ours: 'Ours of today.',
	isChanged: true,
};
const listed = ( ...parts: Part[] ): MailTexts => ( {
	email: 'ana@example.com',
	forms: [
		{
			form: 'contact-dealer',
			title: 'Contact a dealer',
			mails: [
				{
					mail: 'confirmation',
					title: 'Confirmation',
					lang: 'en',
					isSent: true,
					values: [ { name: 'brand', label: 'Brand' } ],
					parts,
				},
			],
		},
	],
} );
const press = async ( name: string ) => userEvent.click( await screen.findByRole( 'button', { name } ) );
const edit = () => press( 'Edit Confirmation, English: Contact a dealer' );

test( 'a value is inserted at the cursor of the field used last, and all texts are saved', async () => {
	const calls = serve( { 'GET /mail-texts': () => listed( subject, opening ), 'PUT /mail-texts': () => listed() } );

	render( <App /> );
	await edit();
	const field = screen.getByRole< HTMLTextAreaElement >( 'textbox', { name: 'Opening' } );
	await userEvent.click( field );
	field.setSelectionRange( 0, 4 );
	await press( 'Brand {brand}' );
	expect( field ).toHaveValue( '{brand}.' );
	expect( field ).toHaveFocus();
	expect( field.selectionStart ).toBe( 7 );
	await press( 'Save' );

	expect( calls.at( -1 )?.data ).toEqual( {
		mail: 'confirmation',
		form: 'contact-dealer',
		language: 'en',
		texts: { subject: 'Hello', opening: '{brand}.' },
	} );
	expect(
		await screen.findByText( 'Saved: Confirmation, English', { selector: '.components-notice__content' } )
	).toBeVisible();
} );

test( 'our text that changed is shown beside theirs until they go back to ours', async () => {
	serve( { 'GET /mail-texts': () => listed( subject, opening ) } );

	render( <App /> );
	expect( await screen.findByText( 'Default text has changed' ) ).toBeVisible();
	await edit();
	expect( screen.getByText( 'Ours of today.' ) ).toBeVisible();
	expect( screen.getAllByRole( 'button', { name: /^Use the default text/ } ) ).toHaveLength( 1 );
	await press( 'Use the default text: Opening' );
	expect( screen.getByRole( 'textbox', { name: 'Opening' } ) ).toHaveValue( 'Ours of today.' );
	expect( screen.queryByRole( 'button', { name: /^Use the default text/ } ) ).toBeNull();
} );

test( 'a preview runs no script; a test goes to the user; a mistake is told at its field', async () => {
	const answers: Parameters< typeof serve >[ 0 ] = {
		'GET /mail-texts': () => listed( subject, opening ),
		'POST /mail-texts/preview': () => ( { subject: 'Hello Ana', html: '<p>Hi</p>', text: 'Hi in plain text' } ),
		'POST /mail-texts/test': () => ( { ok: true, message: 'Accepted.' } ),
		'PUT /mail-texts': () => refusal( 422, 'Please check.', { opening: 'Unknown: {x}' } ),
	};
	serve( answers );

	render( <App /> );
	await edit();
	await press( 'Preview' );
	const frame = await screen.findByTitle( 'Preview of the email' );
	expect( frame ).toHaveAttribute( 'sandbox', '' );
	expect( frame ).toHaveAttribute( 'srcdoc', '<p>Hi</p>' );
	expect( screen.getByRole( 'region', { name: 'Plain text' } ) ).toHaveTextContent( 'Hi in plain text' );

	await press( 'Send a test to me' );
	expect( await within( screen.getByRole( 'status' ) ).findByText( 'ana@example.com: Accepted.' ) ).toBeVisible();

	await press( 'Save' );
	expect( await screen.findByText( 'Unknown: {x}' ) ).toBeVisible();
	expect( screen.getByRole( 'textbox', { name: 'Opening' } ) ).toHaveFocus();
} );
