import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { never, refusal, serve } from '../testing/server';
import { RemoveDemoSite } from './remove-demo-site';
import type { DemoSiteRemoval } from './types';

jest.mock( '@wordpress/api-fetch' );

const removal = ( pages: number, dealers: number ): DemoSiteRemoval => ( {
	done: pages + dealers === 0,
	remaining: pages + dealers,
	parts: [
		{ part: 'pages', label: 'Pages', goes: pages, stays: 1 },
		{ part: 'dealers', label: 'Fictional dealers', goes: dealers, stays: 0 },
	],
	kept: [
		{
			title: 'Our prices',
			reason: 'changed',
			why: 'Changed since it was created',
			editUrl: 'https://example.org/edit/7',
		},
	],
} );

const button = () => screen.findByRole( 'button', { name: 'Remove demo site' } );

it( 'offers nothing where there is no demo site', async () => {
	const calls = serve( { 'GET /starter-site/removal': () => removal( 0, 0 ) } );
	const { container } = render( <RemoveDemoSite onRemoved={ () => {} } /> );

	await waitFor( () => expect( calls ).toHaveLength( 1 ) );
	expect( container ).toBeEmptyDOMElement();
} );

it( 'says beforehand what goes and what stays, and does nothing until it is confirmed', async () => {
	const calls = serve( { 'GET /starter-site/removal': () => removal( 262, 1600 ) } );

	render( <RemoveDemoSite onRemoved={ () => {} } /> );
	await userEvent.click( await button() );

	const dialog = screen.getByRole( 'dialog', { name: 'Remove the demo site?' } );

	expect( within( dialog ).getByRole( 'row', { name: 'Pages 262 1' } ) ).toBeVisible();
	expect( within( dialog ).getByRole( 'row', { name: 'Fictional dealers 1,600 0' } ) ).toBeVisible();
	expect( within( dialog ).getByRole( 'link', { name: 'Our prices' } ) ).toHaveAttribute(
		'href',
		'https://example.org/edit/7'
	);

	await userEvent.click( within( dialog ).getByRole( 'button', { name: 'Cancel' } ) );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( calls.map( ( { method } ) => method ) ).toEqual( [ 'GET' ] );
} );

it( 'removes batch by batch, shows how far it is, and lists what stayed', async () => {
	const batches = [ removal( 100, 1600 ), removal( 0, 1600 ), removal( 0, 0 ) ];
	let goOn = () => {};
	const onRemoved = jest.fn();
	const calls = serve( {
		'GET /starter-site/removal': () => removal( 200, 1600 ),
		'DELETE /starter-site': async () => {
			await new Promise< void >( ( resolve ) => ( goOn = resolve ) );

			return batches.shift();
		},
	} );

	render( <RemoveDemoSite onRemoved={ onRemoved } /> );
	await userEvent.click( await button() );
	await userEvent.click( screen.getByRole( 'button', { name: 'Remove' } ) );
	expect( await screen.findByText( '0 of 1,800 removed' ) ).toBeVisible();

	for ( const text of [ '100 of 1,800 removed', '200 of 1,800 removed' ] ) {
		goOn();
		expect( await screen.findByText( text ) ).toBeVisible();
	}

	expect( onRemoved ).not.toHaveBeenCalled();
	goOn();
	expect( await screen.findByText( 'The demo site was removed.', { selector: 'p' } ) ).toBeVisible();
	expect( screen.getByText( '1 item of the demo site stays' ) ).toBeVisible();
	expect( screen.getByRole( 'link', { name: 'Our prices' } ) ).toBeVisible();
	expect( screen.getByText( /Changed since it was created/, { selector: 'li' } ) ).toBeVisible();
	expect( screen.queryByRole( 'button', { name: 'Remove demo site' } ) ).toBeNull();
	expect( onRemoved ).toHaveBeenCalledTimes( 1 );
	expect( calls.filter( ( { method } ) => method === 'DELETE' ) ).toHaveLength( 3 );
} );

it( 'says why it stopped, and goes on from there', async () => {
	let isBroken = true;

	serve( {
		'GET /starter-site/removal': () => removal( 200, 0 ),
		'DELETE /starter-site': () => ( isBroken ? refusal( 500, 'The database is away.' ) : removal( 0, 0 ) ),
	} );
	render( <RemoveDemoSite onRemoved={ () => {} } /> );
	await userEvent.click( await button() );
	await userEvent.click( screen.getByRole( 'button', { name: 'Remove' } ) );
	expect( await screen.findByText( 'The database is away.', { selector: '.components-notice *' } ) ).toBeVisible();

	isBroken = false;
	await userEvent.click( await button() );
	await userEvent.click( screen.getByRole( 'button', { name: 'Remove' } ) );
	expect( await screen.findByText( 'The demo site was removed.', { selector: 'p' } ) ).toBeVisible();
} );

it( 'is not asked twice while it runs', async () => {
	const calls = serve( { 'GET /starter-site/removal': () => removal( 200, 0 ), 'DELETE /starter-site': never } );

	render( <RemoveDemoSite onRemoved={ () => {} } /> );
	await userEvent.click( await button() );
	await userEvent.click( screen.getByRole( 'button', { name: 'Remove' } ) );
	await userEvent.click( await screen.findByRole( 'button', { name: 'Removing the demo site…' } ) );

	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( calls.filter( ( { method } ) => method === 'DELETE' ) ).toHaveLength( 1 );
} );
