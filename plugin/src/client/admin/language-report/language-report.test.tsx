import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, serve } from '../testing/server';
import { App } from './app';
import type { LanguageReportAnswer, Page, Row } from './types';

jest.mock( '@wordpress/api-fetch' );

const english: Page = {
	id: 7,
	title: 'Pricing',
	lang: 'en',
	status: '',
	modified: '2026-07-01T12:00:00Z',
	editUrl: 'http://example.org/wp-admin/post.php?post=7&action=edit',
	viewUrl: 'http://example.org/residential/en/pricing/',
};

const pricing: Row = {
	path: 'pricing',
	page: english,
	counterparts: [
		{
			lang: 'es',
			faults: [ 'unpublished', 'older', 'blocks', 'texts' ],
			page: {
				...english,
				id: 8,
				title: '',
				lang: 'es',
				status: 'Draft',
				modified: '2026-06-01T12:00:00Z',
				editUrl: 'http://example.org/wp-admin/post.php?post=8&action=edit',
				viewUrl: null,
			},
			lacks: [
				{ block: 'FAQ', count: 1 },
				{ block: 'Heading', count: 2 },
			],
			untranslated: 12,
		},
		{ lang: 'fr', faults: [ 'missing' ], page: null, lacks: [], untranslated: 0 },
	],
};

const answer = ( rows: Row[], more: Partial< LanguageReportAnswer > = {} ): LanguageReportAnswer => ( {
	reference: 'en',
	checked: 90,
	total: rows.length,
	page: 1,
	pages: rows.length > 0 ? 1 : 0,
	rows,
	...more,
} );

beforeEach( () => window.history.replaceState( null, '', '?page=hvac-blocks-language-report' ) );

it( 'shows what each language lacks, and leads to what can be edited', async () => {
	const calls = serve( { 'GET /language-report': () => answer( [ pricing ] ) } );
	render( <App /> );

	const row = within( await screen.findByRole( 'row', { name: /Pricing/ } ) );
	const [ spanish, french ] = row.getAllByRole( 'listitem' );
	expect( row.getByText( '/pricing · English' ) ).toBeInTheDocument();
	expect( row.getByRole( 'link', { name: 'Edit “Pricing (English)”' } ) ).toHaveAttribute( 'href', english.editUrl );
	expect( row.getByRole( 'link', { name: 'View “Pricing (English)”' } ) ).toHaveAttribute( 'href', english.viewUrl );

	expect( spanish ).toHaveTextContent(
		/^Spanish Not publishedOlderLacks blocks12 texts to translateEditDraftChanged June 1, 2026/
	);
	expect( spanish ).toHaveTextContent( /English: July 1, 2026/ );
	expect( spanish ).toHaveTextContent( 'Lacks: FAQ, Heading × 2' );
	expect( row.getByRole( 'link', { name: 'Edit “(no title) (Spanish)”' } ) ).toHaveAttribute(
		'href',
		pricing.counterparts[ 0 ]?.page?.editUrl
	);
	expect( row.queryByRole( 'link', { name: 'View “(no title) (Spanish)”' } ) ).toBeNull();
	expect( french ).toHaveTextContent( /^French Missing$/ );

	expect( screen.getByText( '1 of 90 pages differ', { selector: '.hvac-list__found' } ) ).toBeInTheDocument();
	expect( screen.getByLabelText( 'Compare with' ) ).toHaveValue( 'en' );
	expect( calls.map( ( { path } ) => path ) ).toEqual( [ '/language-report?page=1&per_page=20' ] );
} );

it( 'narrows to a language and a difference, and compares with another language', async () => {
	const calls = serve( {
		'GET /language-report': ( { path } ) =>
			answer( path.includes( 'fault=' ) ? [] : [ pricing ], {
				reference: path.includes( 'reference=es' ) ? 'es' : 'en',
			} ),
	} );
	render( <App /> );

	await userEvent.selectOptions( await screen.findByLabelText( 'Compare with' ), 'Spanish' );
	await userEvent.selectOptions( screen.getByLabelText( 'Language' ), 'French' );
	await userEvent.selectOptions( screen.getByLabelText( 'Difference' ), 'Missing' );
	expect( await screen.findByText( 'No such difference' ) ).toBeInTheDocument();
	expect( window.location.search ).toBe( '?page=hvac-blocks-language-report&reference=es&language=fr&fault=missing' );

	await userEvent.click( screen.getByRole( 'button', { name: 'Show all differences' } ) );
	expect( await screen.findByRole( 'row', { name: /Pricing/ } ) ).toBeInTheDocument();
	expect( calls.at( -1 )?.path ).toBe( '/language-report?reference=es&page=1&per_page=20' );
} );

it( 'says that all is well, or that there is nothing to compare', async () => {
	serve( { 'GET /language-report': () => answer( [] ) } );
	const { unmount } = render( <App /> );
	expect( await screen.findByRole( 'heading', { name: 'All languages match' } ) ).toBeInTheDocument();
	expect( screen.getByText( '90 pages were compared.' ) ).toBeInTheDocument();
	unmount();

	serve( { 'GET /language-report': () => answer( [], { checked: 0 } ) } );
	render( <App /> );
	expect( await screen.findByRole( 'heading', { name: 'No pages yet' } ) ).toBeInTheDocument();
} );

it( 'offers another try where the answer does not come', async () => {
	serve( { 'GET /language-report': () => refusal( 500, 'The database is away.' ) } );
	render( <App /> );

	expect( await screen.findByRole( 'button', { name: 'Try again' } ) ).toBeInTheDocument();
} );
