import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { never, refusal, serve } from '../testing/server';
import { App } from './app';
import { textChanges } from './text-changes';
import type { Consents, LanguageTexts, Version } from './types';

jest.mock( '@wordpress/api-fetch' );

const first: Version = {
	version: '1',
	text: 'I agree that {brand} may call me about offers.',
	hash: 'a'.repeat( 64 ),
	isIntact: true,
	created: '',
	author: '',
};
const second: Version = {
	...first,
	version: '2',
	text: 'I agree that {brand} may write to me about offers.',
	created: '2026-01-31T15:04:05Z',
	author: 'Ada',
};
const spanish: LanguageTexts = {
	lang: 'es',
	isOlder: true,
	versions: [ { ...first, text: 'Acepto que {brand} me llame.' } ],
};

const consents = ( english: LanguageTexts[ 'versions' ] ): Consents => ( {
	brand: 'TRANE',
	sender: 'TRANE (5 Main St, Plano, TX 75024)',
	places: [ 'brand', 'sender' ],
	longest: 4000,
	forms: [
		{
			form: 'contact-dealer',
			title: 'Contact a dealer',
			formVersion: '1',
			kind: 'CONTACT_DEALER',
			hasBox: true,
			isRequired: true,
			isConditional: false,
			languages: [ { lang: 'en', isOlder: false, versions: english }, spanish ],
		},
	],
} );

const english = () => screen.findByRole( 'region', { name: 'English' } );

async function write( text: string ): Promise< void > {
	await userEvent.click( within( await english() ).getByRole( 'button', { name: 'Create new version' } ) );

	const box = screen.getByRole( 'textbox', { name: 'Text' } );

	await userEvent.clear( box );
	await userEvent.paste( text );
}

it( 'shows the present text of each language, since when and by whom', async () => {
	serve( { 'GET /consents': () => consents( [ second, first ] ) } );
	render( <App /> );

	expect( await english() ).toHaveTextContent( /Version 2Since January 31, 2026.*, by Ada.*may write to me/ );

	const other = screen.getByRole( 'region', { name: 'Spanish' } );

	expect( other ).toHaveTextContent( /Version 1Included with the plugin.*The English text is newer/ );
	expect( within( other ).getByText( 'Acepto que {brand} me llame.' ) ).toHaveAttribute( 'lang', 'es' );
	expect( await english() ).not.toHaveTextContent( 'The English text is newer' );
} );

it( 'says so where a text was changed behind its back', async () => {
	serve( { 'GET /consents': () => consents( [ { ...second, isIntact: false }, first ] ) } );
	render( <App /> );

	expect( await english() ).toHaveTextContent( 'was changed in the database' );
} );

it( 'shows the history with what each version changed', async () => {
	serve( { 'GET /consents': () => consents( [ second, first ] ) } );
	render( <App /> );
	await userEvent.click( within( await english() ).getByRole( 'button', { name: 'History (2)' } ) );

	const [ newest, oldest ] = within( screen.getByRole( 'dialog' ) ).getAllByRole( 'listitem' );

	expect( newest?.querySelector( 'ins' ) ).toHaveTextContent( 'Added: write to' );
	expect( newest?.querySelector( 'del' ) ).toHaveTextContent( 'Removed: call' );
	expect( newest ).toHaveTextContent( 'current' );
	expect( oldest?.querySelector( 'ins, del' ) ).toBeNull();
} );

it( 'writes a new version once what it changes was shown', async () => {
	const calls = serve( {
		'GET /consents': () => consents( [ first ] ),
		'POST /consents': () => consents( [ second, first ] ),
	} );
	render( <App /> );
	await write( '  I agree that {brand} may write to me\nabout offers. ' );

	expect( screen.getByText( 'I agree that TRANE may write to me about offers.' ) ).toBeVisible();
	await userEvent.click( screen.getByRole( 'button', { name: 'Review changes' } ) );
	expect( screen.getByRole( 'dialog' ).querySelector( 'del' ) ).toHaveTextContent( 'Removed: call' );
	expect( calls ).toHaveLength( 1 );

	await userEvent.click( screen.getByRole( 'button', { name: 'Publish version 2' } ) );
	expect(
		await screen.findByText( /Current version: 2, .*, English\./, { selector: '.components-notice__content' } )
	).toBeVisible();
	expect( await english() ).toHaveTextContent( 'may write to me' );
	expect( calls[ 1 ] ).toEqual( {
		method: 'POST',
		path: '/consents',
		data: { form: 'contact-dealer', language: 'en', after: '1', text: second.text },
	} );
} );

it.each( [
	[
		'a place that is not filled in',
		'I agree that {company} may call me.',
		'You can use only these placeholders: {brand}, {sender}.',
	],
	[
		'a bracket too many',
		'I agree that {brand may call me.',
		'You can use only these placeholders: {brand}, {sender}.',
	],
	[ 'next to nothing', 'Yes', 'Please enter the full text.' ],
	[ 'too much', 'Yes '.repeat( 1001 ), 'Please use no more than 4,000 characters.' ],
] )( 'refuses %s', async ( _, text, message ) => {
	serve( { 'GET /consents': () => consents( [ first ] ) } );
	render( <App /> );
	await write( text );

	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( message );
	expect( screen.getByRole( 'button', { name: 'Review changes' } ) ).toHaveAttribute( 'aria-disabled', 'true' );
} );

it( 'warns where the brand is no longer named, and has nothing to review where nothing changed', async () => {
	serve( { 'GET /consents': () => consents( [ first ] ) } );
	render( <App /> );
	await write( first.text );
	expect( screen.getByRole( 'button', { name: 'Review changes' } ) ).toHaveAttribute( 'aria-disabled', 'true' );

	await userEvent.clear( screen.getByRole( 'textbox' ) );
	await userEvent.paste( 'I agree to be called.' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Review changes' } ) );
	expect( screen.getByRole( 'dialog' ) ).toHaveTextContent( 'The current text uses {brand}, but this one does not.' );
} );

it( 'keeps what was typed where somebody else was faster', async () => {
	const calls = serve( {
		'GET /consents': () => consents( calls.length > 1 ? [ second, first ] : [ first ] ),
		'POST /consents': () => refusal( 409, 'Someone else saved another version.' ),
	} );
	render( <App /> );
	await write( 'I agree to everything, {brand}.' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Review changes' } ) );
	await userEvent.click( screen.getByRole( 'button', { name: 'Publish version 2' } ) );

	expect(
		await screen.findByText( 'Someone else saved another version.', {
			selector: '.components-notice__content',
		} )
	).toBeVisible();
	expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'I agree to everything, {brand}.' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Review changes' } ) );
	expect( screen.getByRole( 'button', { name: 'Publish version 3' } ) ).toBeVisible();
	expect( screen.getByRole( 'dialog' ).querySelector( 'del' ) ).toHaveTextContent( 'may write' );
} );

it( 'keeps what was typed in a dialog that is closed', async () => {
	serve( { 'GET /consents': () => consents( [ first ] ) } );
	render( <App /> );
	await write( 'I agree to everything, {brand}.' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	await userEvent.click( within( await english() ).getByRole( 'button', { name: 'Create new version' } ) );

	expect( screen.getByRole( 'textbox' ) ).toHaveValue( 'I agree to everything, {brand}.' );
} );

it( 'shows bars while the texts are on their way, and another try where they do not come', async () => {
	serve( { 'GET /consents': never } );

	const { container, unmount } = render( <App /> );

	expect( container.querySelector( '.hvac-screen__skeleton' ) ).toBeVisible();
	unmount();

	serve( { 'GET /consents': () => refusal( 500, 'The database is away.' ) } );
	render( <App /> );
	expect( await screen.findByRole( 'button', { name: 'Try again' } ) ).toBeVisible();
} );

it( 'finds the words that make one text another', () => {
	const join = ( kinds: string[], before: string, after: string ) =>
		textChanges( before, after )
			.filter( ( { kind } ) => kinds.includes( kind ) )
			.map( ( { text } ) => text )
			.join( '' )
			.trim();

	for ( const [ before, after ] of [
		[ 'a b c', 'a c d' ],
		[ '', 'all new' ],
		[ 'all gone', '' ],
		[ 'the same', 'the same' ],
		[ 'x y x y', 'y x y x' ],
	] as Array< [ string, string ] > ) {
		expect( join( [ 'same', 'removed' ], before, after ) ).toBe( before );
		expect( join( [ 'same', 'added' ], before, after ) ).toBe( after );
	}

	expect( textChanges( 'the same', 'the same' ) ).toEqual( [ { kind: 'same', text: 'the same' } ] );
	expect( textChanges( 'The end.', 'The end. Not yet.' ) ).toEqual( [
		{ kind: 'same', text: 'The end. ' },
		{ kind: 'added', text: 'Not yet.' },
	] );
} );
