import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { never, refusal, serve } from '../testing/server';
import { App } from './app';
import { barsOf, scaleOf } from '../shared/chart-bars';
import type { Day, Flow, Place, Statistics } from './types';

jest.mock( '@wordpress/api-fetch' );

const day = ( name: string, found: number, nobody = 0, nowhere = 0 ): Day => ( { day: name, found, nobody, nowhere } );

const place = ( zip: string, searches: number, nobody: number, rest: Partial< Place > = {} ): Place => ( {
	zip,
	name: `City ${ zip }`,
	region: 'Texas',
	regionCode: 'TX',
	lat: 33,
	lon: -96,
	searches,
	nobody,
	last: '2026-01-31',
	...rest,
} );

const flow = ( name: Flow[ 'flow' ], started = 0, issues = 0, finished = 0 ): Flow => ( {
	flow: name,
	started,
	steps: [
		{ step: 'homeSize', total: started },
		{ step: 'issues', total: issues },
	],
	finished,
} );

const report = ( rest: Partial< Statistics > = {} ): Statistics => ( {
	isOn: true,
	daysKept: 400,
	from: '2026-01-30',
	to: '2026-01-31',
	totals: { searches: 20, found: 12, nobody: 6, nowhere: 2 },
	before: { searches: 10, found: 10, nobody: 0, nowhere: 0 },
	days: [ day( '2026-01-30', 2 ), day( '2026-01-31', 10, 6, 2 ) ],
	places: [ place( '75024', 12, 0 ), place( '99501', 6, 6 ) ],
	unserved: [ place( '99501', 6, 6, { name: 'Anchorage', region: 'Alaska' } ) ],
	wizard: [ flow( 'flow1' ), flow( 'flow3' ) ],
	calculator: { replace: 0, repair: 0 },
	...rest,
} );

const open = ( query = '' ) => {
	window.history.replaceState( null, '', `/wp-admin/admin.php?page=hvac-blocks-report${ query }` );

	return render( <App /> );
};

const table = ( name: string ) => within( screen.getByRole( 'table', { name } ) );
const firstCells = ( name: string ) =>
	table( name )
		.getAllByRole( 'rowheader' )
		.map( ( { textContent } ) => textContent );

it( 'shows bars while the report is on its way, and a way on where it does not come', async () => {
	serve( { 'GET /search-report': never } );

	const { container, unmount } = open();

	expect( container.querySelector( '.hvac-screen__skeleton' ) ).toBeVisible();
	unmount();

	let turn = 0;
	serve( { 'GET /search-report': () => ( turn++ === 0 ? refusal( 500, 'The database is away.' ) : report() ) } );
	open();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByText( '20', { selector: 'strong' } ) ).toBeVisible();
} );

it( 'sums the searches up beside those before', async () => {
	serve( { 'GET /search-report': () => report() } );
	open();

	expect( await screen.findByText( '100% more than in the previous period' ) ).toBeVisible();
	expect( screen.getByText( '30% of all searches' ).closest( 'div' ) ).toHaveTextContent( 'No dealer nearby6' );
	expect( screen.getByText( /for 400 days/ ) ).toBeVisible();
} );

it( 'draws the days and says the same in a table', async () => {
	serve( { 'GET /search-report': () => report() } );

	const { container } = open();

	expect( await screen.findByRole( 'img' ) ).toHaveAccessibleName( /Peak: January 31, 2026, 18 searches/ );
	expect( container.querySelectorAll( 'rect[data-series]' ) ).toHaveLength( 4 );

	await userEvent.click( screen.getByText( 'Show as a table' ) );
	expect( table( 'Searches by day' ).getByRole( 'row', { name: /January 31/ } ) ).toHaveTextContent( /2026181062$/ );
} );

it( 'asks for the time that is chosen, and the address keeps it', async () => {
	const calls = serve( { 'GET /search-report': () => report() } );

	open( '&days=7' );
	await screen.findByText( '20', { selector: 'strong' } );
	expect( calls[ 0 ]?.path ).toBe( '/search-report?days=7' );
	expect( screen.getByRole( 'button', { name: '7 days' } ) ).toHaveAttribute( 'aria-pressed', 'true' );

	await userEvent.click( screen.getByRole( 'button', { name: '90 days' } ) );
	expect( calls[ 1 ]?.path ).toBe( '/search-report?days=90' );
	expect( window.location.search ).toContain( 'days=90' );

	await userEvent.click( screen.getByRole( 'button', { name: 'Custom range…' } ) );
	await userEvent.clear( screen.getByLabelText( 'From' ) );
	await userEvent.type( screen.getByLabelText( 'From' ), '2026-02-02' );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'an end date that is not before it' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Show' } ) );
	expect( calls ).toHaveLength( 2 );

	await userEvent.clear( screen.getByLabelText( 'From' ) );
	await userEvent.type( screen.getByLabelText( 'From' ), '2026-01-01' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Show' } ) );
	expect( calls[ 2 ]?.path ).toBe( '/search-report?from=2026-01-01&to=2026-01-31' );
} );

it( 'sorts places by any column', async () => {
	serve( {
		'GET /search-report': () =>
			report( {
				places: [
					place( '75024', 12, 0, { name: 'Plano' } ),
					place( '99501', 30, 6, { name: 'Anchorage' } ),
					place( 'M5V', 2, 2, { name: '' } ),
				],
			} ),
	} );
	open();
	await screen.findByText( 'Anchorage, Texas' );

	expect( firstCells( 'Most searched places' ) ).toEqual( [ '99501', '75024', 'M5V' ] );

	const header = ( name: RegExp ) => table( 'Most searched places' ).getByRole( 'columnheader', { name } );
	const sort = ( name: RegExp ) => userEvent.click( within( header( name ) ).getByRole( 'button' ) );

	expect( header( /^Searches/ ) ).toHaveAttribute( 'aria-sort', 'descending' );
	await sort( /^Searches/ );
	expect( firstCells( 'Most searched places' ) ).toEqual( [ 'M5V', '75024', '99501' ] );
	await sort( /^ZIP/ );
	expect( firstCells( 'Most searched places' ) ).toEqual( [ '75024', '99501', 'M5V' ] );
	expect( header( /^ZIP/ ) ).toHaveAttribute( 'aria-sort', 'ascending' );
	expect( header( /^Searches/ ) ).not.toHaveAttribute( 'aria-sort' );
} );

it( 'shows ten places, and all of them when asked', async () => {
	const unserved = Array.from( { length: 25 }, ( _, index ) => place( String( 75000 + index ), 1, 1 ) );

	serve( { 'GET /search-report': () => report( { unserved } ) } );
	open();
	await userEvent.click( await screen.findByRole( 'button', { name: 'Show all 25 places' } ) );

	expect( firstCells( 'Places without a dealer' ) ).toHaveLength( 25 );
} );

it( 'says that a time without searches has none, and that they are not counted', async () => {
	const none = { searches: 0, found: 0, nobody: 0, nowhere: 0 };

	serve( { 'GET /search-report': () => report( { isOn: false, totals: none, places: [], unserved: [] } ) } );
	open();

	expect( await screen.findByRole( 'heading', { name: 'No searches in this period' } ) ).toBeVisible();
	expect( screen.getByRole( 'link', { name: 'Open settings' } ) ).toHaveAttribute(
		'href',
		expect.stringContaining( 'page=hvac-blocks-settings' )
	);
} );

it( 'says that every place is served', async () => {
	serve( { 'GET /search-report': () => report( { unserved: [] } ) } );
	open();

	expect( await screen.findByText( 'Every search for a known place found a dealer.' ) ).toBeVisible();
	expect( screen.getAllByRole( 'button', { name: 'Export as CSV' } ) ).toHaveLength( 1 );
} );

describe( 'the recommendation tool', () => {
	const stepsOf = ( list: HTMLElement ) =>
		within( list )
			.getAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent );

	it( 'has its steps as shares of those who started, flow by flow, and the answers of the calculator', async () => {
		serve( {
			'GET /search-report': () =>
				report( {
					wizard: [ flow( 'flow1', 8, 4, 2 ), flow( 'flow2' ), flow( 'flow3', 3, 3, 1 ) ],
					calculator: { replace: 1, repair: 3 },
				} ),
		} );
		open();

		expect( stepsOf( ( await screen.findAllByRole( 'list' ) )[ 0 ] as HTMLElement ) ).toEqual( [
			'Started8',
			'Home size8100% of those who started',
			'Issues450% of those who started',
			'Finished225% of those who started',
		] );
		expect( screen.getAllByRole( 'heading', { level: 3 } ).map( ( { textContent } ) => textContent ) ).toEqual( [
			'Flow 1',
			'Flow 3',
			'Repair or replace calculator',
		] );
		expect( stepsOf( screen.getAllByRole( 'list' )[ 2 ] as HTMLElement ) ).toEqual( [
			'Repair375% of results',
			'Replace125% of results',
		] );
	} );

	it( 'is there without searches, as one flow without a heading', async () => {
		const none = { searches: 0, found: 0, nobody: 0, nowhere: 0 };

		serve( {
			'GET /search-report': () =>
				report( { totals: none, places: [], unserved: [], wizard: [ flow( 'flow1', 1 ) ] } ),
		} );
		open();

		expect( await screen.findByRole( 'heading', { name: 'No searches in this period' } ) ).toBeVisible();
		expect( screen.getByText( 'Finished' ).closest( 'li' ) ).toHaveTextContent(
			'Finished00% of those who started'
		);
		expect( screen.queryByRole( 'heading', { name: 'Flow 1' } ) ).toBeNull();
		expect( screen.getAllByRole( 'button', { name: 'Export as CSV' } ) ).toHaveLength( 1 );
	} );

	it( 'says that nobody used it', async () => {
		serve( { 'GET /search-report': () => report() } );
		open();

		expect( await screen.findByText( /No one used the tool/ ) ).toBeVisible();
		expect( screen.getAllByRole( 'button', { name: 'Export as CSV' } ) ).toHaveLength( 2 );
	} );
} );

it( 'says why a file cannot be had', async () => {
	// jsdom lacks Response, as which refusals are thrown.
	class Response {
		json = async () => refusal( 403, 'You may not do that.' );
	}
	Object.assign( globalThis, { Response } );

	const calls = serve( {
		'GET /search-report': () => report(),
		'GET /search-report/export': () => {
			throw new Response();
		},
	} );

	open();
	await userEvent.click( ( await screen.findAllByRole( 'button', { name: 'Export as CSV' } ) )[ 0 ] as HTMLElement );

	expect( calls[ 1 ]?.path ).toBe( '/search-report/export?from=2026-01-30&to=2026-01-31&list=unserved' );
	expect(
		await screen.findByText( 'You may not do that.', { selector: '.components-notice__content' } )
	).toBeVisible();
} );

describe( 'bars', () => {
	const days = ( length: number ) =>
		Array.from( { length }, ( _, index ) => ( {
			day: `day ${ index }`,
			counts: { found: 1, nobody: 2, nowhere: 3 },
		} ) );

	it( 'are days, and weeks of a long time, and lose none', () => {
		expect( barsOf( days( 90 ) ) ).toHaveLength( 90 );

		const weeks = barsOf( days( 100 ) );

		expect( weeks ).toHaveLength( 15 );
		expect( weeks[ 0 ] ).toEqual( {
			from: 'day 0',
			to: 'day 6',
			counts: { found: 7, nobody: 14, nowhere: 21 },
			total: 42,
		} );
		expect( weeks[ 14 ] ).toMatchObject( { from: 'day 98', to: 'day 99', total: 12 } );
		expect( weeks.reduce( ( sum, { total } ) => sum + total, 0 ) ).toBe( 600 );
	} );

	it.each( [
		[ 0, [ 0, 1 ] ],
		[ 1, [ 0, 1 ] ],
		[ 4, [ 0, 1, 2, 3, 4 ] ],
		[ 18, [ 0, 5, 10, 15, 20 ] ],
		[ 999, [ 0, 500, 1000 ] ],
	] )( 'of at most %i have the scale %p', ( highest, scale ) => {
		expect( scaleOf( highest ) ).toEqual( scale );
	} );
} );
