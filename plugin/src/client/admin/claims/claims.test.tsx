import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, serve } from '../testing/server';
import { App } from './app';
import type { Claim, ClaimsAnswer } from './types';

jest.mock( '@wordpress/api-fetch' );

const rebate: Claim = {
	id: 'block-1',
	block: 'Price card',
	words: '$400 rebate',
	validFrom: '2026-01-01',
	validUntil: '2026-06-30',
	source: 'Utility & Co.',
	sourceUrl: 'https://example.org/rebates',
	state: 'expired',
	daysLeft: -1,
	post: {
		id: 7,
		title: 'Precios',
		type: 'Page',
		status: '',
		lang: 'es',
		editUrl: 'http://example.org/wp-admin/post.php?post=7&action=edit',
		viewUrl: 'http://example.org/residential/es/pricing/',
	},
};

const rule: Claim = {
	...rebate,
	id: 'block-2',
	words: '',
	validFrom: '',
	validUntil: '2026-07-31',
	source: '',
	sourceUrl: '',
	state: 'expiring',
	daysLeft: 1,
	post: { ...rebate.post, title: '', type: 'Pattern', status: 'Draft', lang: 'en', editUrl: null, viewUrl: null },
};

const answer = ( claims: Claim[], more: Partial< ClaimsAnswer > = {} ): ClaimsAnswer => ( {
	total: claims.length,
	page: 1,
	pages: claims.length > 0 ? 1 : 0,
	claims,
	...more,
} );

const rowOf = ( name: RegExp ) => screen.findByRole( 'row', { name } );

beforeEach( () => window.history.replaceState( null, '', '?page=hvac-blocks-claims' ) );

it( 'shows what is true until when, who says so, and where it stands', async () => {
	const calls = serve( { 'GET /claims': () => answer( [ rebate, rule ] ) } );
	render( <App /> );

	const row = within( await rowOf( /\$400 rebate/ ) );
	expect( row.getAllByRole( 'cell' )[ 0 ] ).toHaveTextContent( '$400 rebatePrice card' );
	expect( row.getByText( '$400 rebate' ) ).toHaveAttribute( 'lang', 'es' );
	expect( row.getByRole( 'link', { name: 'Edit “Precios”' } ) ).toHaveAttribute( 'href', rebate.post.editUrl );
	expect( row.getByRole( 'link', { name: 'View “Precios”' } ) ).toHaveAttribute( 'href', rebate.post.viewUrl );
	expect( row.getByRole( 'link', { name: /^Utility & Co\./ } ) ).toHaveAttribute( 'href', rebate.sourceUrl );
	expect( row.getByText( 'June 30, 2026' ) ).toHaveAttribute( 'datetime', '2026-06-30' );
	expect( row.getByText( /Page · Spanish/ ) ).toBeInTheDocument();
	expect( row.getByText( 'Expired' ) ).toBeInTheDocument();

	const other = await rowOf( /^Price card/ );
	expect( other ).toHaveTextContent( /\(no title\)Pattern · English · Draft/ );
	expect( other ).toHaveTextContent( 'Expires in 1 day' );
	expect( within( other ).queryByRole( 'link' ) ).toBeNull();
	expect( screen.getByText( '2 claims', { selector: '.hvac-list__found' } ) ).toBeInTheDocument();
	expect( calls.map( ( { path } ) => path ) ).toEqual( [ '/claims?page=1&per_page=20' ] );
} );

it( 'leads to the screen of what stands in no post', async () => {
	const screenUrl = 'http://example.org/wp-admin/admin.php?page=hvac-blocks-rebates&s=r1';
	const place = { ...rebate.post, id: 0, title: 'Rebates', type: '', lang: 'en', editUrl: screenUrl, viewUrl: null };
	const other: Claim = { ...rebate, id: 'rebate-r2', words: 'Furnace', post: { ...place, editUrl: null } };

	serve( { 'GET /claims': () => answer( [ { ...rebate, id: 'rebate-r1', block: 'Rebate', post: place }, other ] ) } );
	render( <App /> );

	const row = within( await rowOf( /\$400 rebate/ ) );
	expect( row.getByRole( 'link', { name: 'Rebates' } ) ).toHaveAttribute( 'href', screenUrl );
	expect( row.getAllByRole( 'cell' )[ 1 ] ).toHaveTextContent( /^Rebates$/ );
	// Users who may not import rebates see them, too.
	expect( within( await rowOf( /Furnace/ ) ).getAllByRole( 'cell' )[ 1 ] ).toHaveTextContent( /^Rebates$/ );
	expect( within( await rowOf( /Furnace/ ) ).queryByRole( 'link', { name: 'Rebates' } ) ).toBeNull();
} );

it( 'narrows to a state, and keeps it in the address', async () => {
	const calls = serve( {
		'GET /claims': ( { path } ) => answer( path.includes( 'state=upcoming' ) ? [] : [ rebate ] ),
	} );
	render( <App /> );

	await userEvent.selectOptions( await screen.findByLabelText( 'Status' ), 'Not yet valid' );
	expect( await screen.findByText( 'No claims in this state' ) ).toBeInTheDocument();
	expect( window.location.search ).toContain( 'state=upcoming' );

	await userEvent.click( screen.getByRole( 'button', { name: 'Show all claims' } ) );
	expect( await rowOf( /\$400 rebate/ ) ).toBeInTheDocument();
	expect( calls[ 1 ]?.path ).toBe( '/claims?state=upcoming&page=1&per_page=20' );
} );

it( 'says what will be here where nothing is yet', async () => {
	serve( { 'GET /claims': () => answer( [] ) } );
	render( <App /> );

	expect( await screen.findByRole( 'heading', { name: 'No claims yet' } ) ).toBeInTheDocument();
	expect( screen.queryByLabelText( 'Status' ) ).toBeNull();
} );

it( 'turns pages', async () => {
	const calls = serve( {
		'GET /claims': ( { path } ) =>
			answer( [ rebate ], { total: 21, pages: 2, page: path.startsWith( '/claims?page=2' ) ? 2 : 1 } ),
	} );
	render( <App /> );

	await userEvent.click( await screen.findByRole( 'button', { name: 'Next' } ) );
	expect( calls[ 1 ]?.path ).toBe( '/claims?page=2&per_page=20' );
} );

it( 'offers another try where the claims do not come', async () => {
	serve( { 'GET /claims': () => refusal( 500, 'The database is away.' ) } );
	render( <App /> );

	expect( await screen.findByRole( 'button', { name: 'Try again' } ) ).toBeInTheDocument();
} );
