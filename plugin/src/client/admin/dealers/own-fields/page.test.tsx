import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, serve } from '../../testing/server';
import { App } from '../app';
import { answer, dealer, open } from '../testing';
import { setOwnFields, type DealerFields, type OwnField } from './fields';

jest.mock( '@wordpress/api-fetch' );
jest.mock( '../../shared/map', () => ( { AdminMap: () => null } ) );

const names = ( en: string ) => ( { en, es: '', fr: '' } );
const flag: OwnField = {
	key: 'own-veteran-owned',
	type: 'flag',
	names: names( 'Veteran-owned' ),
	choices: [],
	places: [ 'card', 'filter' ],
	name: 'Veteran-owned',
	dealers: 7,
};
const brands: OwnField = {
	...flag,
	key: 'own-brands',
	type: 'list',
	names: names( 'Brands' ),
	choices: [
		{ key: 'trane', names: names( 'Trane' ), name: 'Trane' },
		{ key: 'other', names: names( 'Other' ), name: 'Other' },
	],
	name: 'Brands',
};
const website: OwnField = { ...flag, key: 'own-website', type: 'link', names: names( 'Website' ), name: 'Website' };
const listed = ( ...fields: OwnField[] ): DealerFields => ( { fields, most: 2 } );
const press = async ( name: string ) => userEvent.click( await screen.findByRole( 'button', { name } ) );
const type = async ( field: HTMLElement, text: string ) => {
	await userEvent.clear( field );
	await userEvent.type( field, text );
};

beforeEach( () => setOwnFields( [] ) );

test( 'adds a list with its choices', async () => {
	const calls = serve( {
		'GET /dealer-fields': () => listed(),
		'PUT /dealer-fields/new': () => listed( brands ),
	} );
	open( '&view=fields' );
	render( <App /> );

	expect( await screen.findByRole( 'region', { name: 'Built-in filters' } ) ).toHaveTextContent( /NATE/ );
	await press( 'Add field' );
	expect( screen.getByLabelText( 'Name in English' ) ).toHaveFocus();
	await type( screen.getByLabelText( 'Name in English' ), 'Brands' );
	await userEvent.selectOptions( screen.getByLabelText( 'Type' ), 'List of choices' );
	await userEvent.click( screen.getByRole( 'checkbox', { name: 'Dealer cards' } ) );
	await press( 'Add choice' );
	await type(
		within( screen.getByRole( 'group', { name: 'Choice 1' } ) ).getByLabelText( 'Name in English' ),
		'Trane'
	);
	await press( 'Save' );

	expect( calls.at( -1 ) ).toMatchObject( {
		method: 'PUT',
		data: {
			type: 'list',
			names: names( 'Brands' ),
			choices: [ { key: '', names: names( 'Trane' ) } ],
			places: [ 'profile', 'filter' ],
		},
	} );
	expect( await screen.findByRole( 'region', { name: 'Brands' } ) ).toHaveTextContent( 'Trane, Other' );
} );

test( 'what was typed stays when it is refused, at its field', async () => {
	serve( {
		'GET /dealer-fields': () => listed( flag ),
		'PUT /dealer-fields/own-veteran-owned': () =>
			refusal( 422, 'Please check the fields below.', { 'names.fr': 'Taken.' } ),
	} );
	open( '&view=fields' );
	render( <App /> );
	await press( 'Edit Veteran-owned' );
	expect( screen.queryByLabelText( 'Type' ) ).toBeNull();
	await type( screen.getByLabelText( 'Name in French' ), 'Code postal' );
	await press( 'Save' );

	expect( await screen.findByText( 'Taken.' ) ).toBeVisible();
	expect( screen.getByLabelText( 'Name in French' ) ).toHaveValue( 'Code postal' );
	expect( screen.getByLabelText( 'Name in French' ) ).toHaveFocus();
	await press( 'Cancel' );
	expect( screen.getByRole( 'dialog', { name: 'Leave without saving?' } ) ).toBeVisible();
} );

test( 'says how many dealers have a value before one is deleted', async () => {
	const calls = serve( {
		'GET /dealer-fields': () => listed( flag, brands ),
		'DELETE /dealer-fields/own-brands': () => listed( flag ),
	} );
	open( '&view=fields' );
	render( <App /> );
	await screen.findByRole( 'region', { name: 'Brands' } );
	expect( screen.queryByRole( 'button', { name: 'Add field' } ) ).toBeNull();
	await press( 'Delete Brands' );
	const question = screen.getByRole( 'dialog', { name: 'Delete “Brands”?' } );
	expect( question ).toHaveTextContent( '7 dealers have a value.' );
	expect( calls ).toHaveLength( 1 );
	await userEvent.click( within( question ).getByRole( 'button', { name: 'Delete' } ) );

	expect( await screen.findByRole( 'button', { name: 'Add field' } ) ).toBeVisible();
	expect( screen.queryByRole( 'region', { name: 'Brands' } ) ).toBeNull();
	expect( screen.getByRole( 'heading', { name: 'Fields of dealers' } ) ).toHaveFocus();
} );

test( 'the form of a dealer has them', async () => {
	const stored = { ...dealer( 'D1' ), fields: { 'own-brands': 'other', 'own-website': 'https://example.com' } };
	const calls = serve( {
		'GET /dealers': () => answer(),
		'GET /dealers/D1': () => stored,
		'PUT /dealers/D1': () => refusal( 422, 'No.', { 'own-website': 'Not a link.' } ),
	} );
	setOwnFields( [ flag, brands, website ] );
	open( '&dealer=D1' );
	render( <App /> );

	expect( await screen.findByLabelText( 'Website' ) ).toHaveValue( 'https://example.com' );
	expect( screen.getByRole( 'checkbox', { name: 'Other' } ) ).toBeChecked();
	await userEvent.click( screen.getByRole( 'checkbox', { name: 'Trane' } ) );
	await userEvent.click( screen.getByRole( 'checkbox', { name: 'Veteran-owned' } ) );
	await type( screen.getByLabelText( 'Website' ), 'example' );
	await press( 'Save dealer' );

	expect( calls.at( -1 )?.data ).toMatchObject( {
		fields: { 'own-veteran-owned': '1', 'own-brands': 'trane;other', 'own-website': 'example' },
	} );
	expect( await screen.findByText( 'Not a link.' ) ).toBeVisible();
	expect( screen.getByLabelText( 'Website' ) ).toHaveValue( 'example' );
} );
