import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { foundDealers } from '@client/testing/dealers';
import { isFollowed } from '@client/testing/follow';
import { hydrateGolden } from '@client/testing/island';
import { View } from './view';

const whole = foundDealers( 'plano', 'fourteen' );

let asked: string[] = [];
let answer: ( url: string ) => Promise< unknown >;
let isSmall = false;

const user = userEvent.setup( { delay: null } );
const ok = ( body: unknown ) =>
	Promise.resolve( { ok: true, status: 200, headers: new Headers(), json: async () => body } );
const field = () => screen.getByLabelText< HTMLInputElement >( 'ZIP code or city' );
const names = () => screen.queryAllByRole( 'heading', { level: 4 } ).map( ( { textContent } ) => textContent );
const count = () => document.querySelector( '.hvac-dealer-locator__count' );
const status = () => screen.getByRole( 'status' );
const menu = () => document.querySelector( 'details' ) as HTMLDetailsElement;
const show = ( name: string, before?: () => void ) => hydrateGolden( __dirname, name, View, before );
const at = ( query: string ) => window.history.replaceState( null, '', `/${ query }` );
const back = async () => {
	await act( async () => {
		const turned = new Promise( ( done ) => window.addEventListener( 'popstate', done, { once: true } ) );
		window.history.back();
		await turned;
	} );
};

let place = 0;
/** A place that no earlier test has requested: a page requests each only once. */
const newPlace = () => `Place ${ ++place }`;

async function find( entered: string ) {
	await user.clear( field() );
	await user.type( field(), `${ entered }{Enter}` );
}

beforeEach( () => {
	localStorage.clear();
	at( '' );
	asked = [];
	isSmall = false;
	answer = () => ok( whole );
	window.fetch = ( ( url: string ) => {
		asked.push( url );
		return answer( url );
	} ) as typeof fetch;
	window.matchMedia = ( media ) =>
		Object.assign( new EventTarget(), { media, matches: isSmall } ) as unknown as MediaQueryList;
	window.scrollTo = jest.fn();
} );

afterEach( () => jest.useRealTimers() );

describe( 'a place without dealers', () => {
	const nowhere = { location: null, radius: 0, dealers: [], nearest: null, others: [] };

	it( 'leads from a state to the page of its dealers, which no search remembers', async () => {
		await show( 'state' );
		const page = screen.getByRole( 'link', { name: 'Texas' } );

		expect( page ).toHaveAttribute( 'href', expect.stringMatching( /\/en\/find-a-dealer\/texas\/$/ ) );
		expect( await isFollowed( () => user.click( page ) ) ).toBe( true );
		expect( localStorage ).toHaveLength( 0 );

		expect( await isFollowed( () => user.click( screen.getByRole( 'link', { name: 'Houston, Texas' } ) ) ) ).toBe(
			true
		);
		expect( localStorage.getItem( 'zipcode' ) ).toBe( 'Houston, TX' );
	} );

	it( 'says what the answer says, also to screen readers', async () => {
		await show( 'one' );
		answer = () => ok( { ...nowhere, texts: { nobody: 'Not abroad: {zip}', nobodyHelp: 'Of your home.' } } );
		await find( 'APO' );

		expect( await screen.findByText( 'Of your home.' ) ).toBeVisible();
		expect( status() ).toHaveTextContent( 'Not abroad: APO' );
	} );

	it( 'asks which place is meant, also of screen readers', async () => {
		await show( 'one' );
		answer = () =>
			ok( { ...nowhere, others: [ { name: 'Philadelphia', region: 'Pennsylvania', regionCode: 'PA' } ] } );
		await find( 'Filadelfya' );

		await waitFor( () => expect( status() ).toHaveTextContent( 'Which place do you mean by “Filadelfya”?' ) );
	} );
} );

describe( 'pages', () => {
	it( 'turns with the dealers of the whole list, in the address bar, and back', async () => {
		at( '?zipcode=Plano&utm_source=mail' );
		await show( 'pages' );
		expect( asked ).toEqual( [] );

		await user.click( screen.getByRole( 'link', { name: 'Next' } ) );
		await waitFor( () => expect( count() ).toHaveTextContent( 'Showing 7-12 of 14' ) );

		expect( asked ).toHaveLength( 1 );
		expect( names() ).toHaveLength( 6 );
		expect( window.location.search ).toBe( '?utm_source=mail&zipcode=Plano&from=7' );
		expect( window.scrollTo ).toHaveBeenCalledWith( { top: 500 } );
		expect( count() ).toHaveFocus();

		await user.click( screen.getByRole( 'link', { name: 'Page 3' } ) );
		expect( names() ).toHaveLength( 2 );
		expect( screen.getByRole( 'link', { name: 'Next' } ) ).toHaveAttribute( 'aria-disabled', 'true' );

		await back();
		expect( count() ).toHaveTextContent( 'Showing 7-12 of 14' );
	} );

	it( 'has three dealers on a small screen, of those that PHP printed', async () => {
		isSmall = true;
		await show( 'second-half' );

		expect( count() ).toHaveTextContent( 'Showing 4-6 of 6' );
		expect( names() ).toHaveLength( 3 );
		expect( names()[ 0 ] ).toBe( 'Meadow Air' );
		expect( asked ).toEqual( [] );
	} );

	it( 'leaves links and filters to the browser where the list cannot be had', async () => {
		answer = () => Promise.reject( new TypeError( 'offline' ) );
		await show( 'french' );
		await user.hover( screen.getByRole( 'region' ) );
		await waitFor( () => expect( asked ).toHaveLength( 1 ) );
		await act( async () => {} );

		expect( await isFollowed( () => user.click( screen.getByRole( 'link', { name: 'Page 1' } ) ) ) ).toBe( true );
		expect( names() ).toHaveLength( 6 );

		// Its button is hidden if scripts run.
		const tick = () => user.click( screen.getByLabelText( 'Certifié NATE' ) );
		expect( await isFollowed( tick, 'submit' ) ).toBe( true );
		expect( [ ...new FormData( menu().closest( 'form' ) as HTMLFormElement ).keys() ] ).toEqual( [
			'zipcode',
			'filter-nate',
		] );
	} );
} );

describe( 'filters', () => {
	it( 'lead to the results in another order, from the first dealer, and keep the chosen distance', async () => {
		await show( 'pages' );
		at( '?radius=50&sort=name&zipcode=75024&from=7' );
		await find( newPlace() );
		const link = await screen.findByRole< HTMLAnchorElement >( 'link', {
			name: 'Best rating first',
			hidden: true,
		} );

		expect( link.getAttribute( 'href' ) ).toMatch( /^\?radius=50&sort=rating&zipcode=[^&]+#.+-results$/ );
		expect( document.querySelector( link.hash ) ).toHaveTextContent( 'Dealers near you' );
	} );

	const toggle = () => document.querySelector( 'summary' ) as HTMLElement;

	it( 'keep dealers that have all of them, begin at the first page and count themselves', async () => {
		await show( 'last-page' );
		await user.click( toggle() );
		await user.click( screen.getByLabelText( 'NATE Certified' ) );
		await user.click( screen.getByLabelText( '24/7 Emergency Service' ) );
		await waitFor( () => expect( status() ).toHaveTextContent( '3 dealers found near Plano, Texas.' ) );

		expect( count() ).toHaveTextContent( 'Showing 1-3 of 3' );
		expect( window.location.search ).toBe( '?zipcode=Plano&filter=emergency,nate' );
		expect( toggle() ).toHaveTextContent( '2 filters active' );
		expect( menu().open ).toBe( true );
	} );

	it( 'say so where no dealer matches, and can be cleared', async () => {
		await show( 'no-match' );
		expect(
			screen.getByText(
				"Sorry, we can't find any dealers to match your request. You can try adjusting your filters for better results."
			)
		).toBeVisible();

		await user.click( screen.getAllByText( 'Clear all filters' ).at( -1 ) as HTMLElement );
		await waitFor( () => expect( names().length ).toBeGreaterThan( 0 ) );
		expect( document.querySelectorAll( 'input[type="checkbox"]:checked' ) ).toHaveLength( 0 );
	} );

	it( 'that were ticked before the script ran are kept', async () => {
		await show( 'editor', () => {
			( document.querySelector( '[name="filter-charter"]' ) as HTMLInputElement ).checked = true;
		} );

		expect( names() ).toEqual( [ 'Blue Door Heating & Air', 'Juniper Heating' ] );
	} );

	it( 'close on Escape, on a press outside and when the focus leaves', async () => {
		await show( 'editor' );

		menu().open = true;
		screen.getByLabelText( 'Financing' ).focus();
		await user.keyboard( '{Escape}' );
		expect( menu().open ).toBe( false );
		expect( toggle() ).toHaveFocus();

		menu().open = true;
		await user.click( document.body );
		expect( menu().open ).toBe( false );

		menu().open = true;
		screen.getByLabelText( 'Financing' ).focus();
		act( () => field().focus() );
		expect( menu().open ).toBe( false );
	} );
} );

describe( 'a search', () => {
	it( 'clears the list, shows that it runs, then what it found', async () => {
		const held: Array< () => void > = [];
		answer = () => new Promise( ( done ) => held.push( () => done( ok( whole ) ) ) );
		await show( 'editor' );
		await find( `  ${ newPlace() } ` );

		expect( names() ).toEqual( [] );
		expect( count() ).toHaveTextContent( `Searching for dealers near Place ${ place }…` );
		expect( screen.getByRole( 'region' ) ).toHaveAttribute( 'aria-busy', 'true' );
		expect( document.querySelectorAll( '.hvac-dealer-skeleton' ) ).toHaveLength( 6 );
		expect( localStorage.getItem( 'zipcode' ) ).toBe( `Place ${ place }` );

		await act( async () => held.forEach( ( release ) => release() ) );
		await waitFor( () => expect( names() ).toHaveLength( 6 ) );
		expect( status() ).toHaveTextContent( '14 dealers found near Plano, Texas.' );
		expect( screen.getByText( 'Showing dealers near Plano, Texas' ) ).toBeVisible();
		expect( screen.getByText( 'Within 25 miles', { selector: 'span' } ) ).toBeVisible();
		expect( window.location.search ).toBe( `?zipcode=Place%20${ place }` );
	} );

	it( 'asks for a place where none is entered', async () => {
		await show( 'editor' );
		await find( '  ' );

		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Zip code or city is required' );
		expect( asked ).toEqual( [] );
		expect( names() ).toHaveLength( 6 );
	} );

	it( 'says after ten seconds that it is still running, and fails after thirty', async () => {
		jest.useFakeTimers();
		window.fetch = ( ( _url: string, { signal }: RequestInit ) =>
			new Promise( ( _done, fail ) =>
				signal?.addEventListener( 'abort', () => fail( signal.reason ) )
			) ) as typeof fetch;
		localStorage.setItem( 'zipcode', newPlace() );
		await show( 'no-place' );

		await act( async () => jest.advanceTimersByTime( 9_999 ) );
		expect( count() ).toHaveTextContent( /^Searching for dealers/ );
		await act( async () => jest.advanceTimersByTime( 1 ) );
		expect( count() ).toHaveTextContent( /^Still searching for dealers near Place/ );
		await act( async () => jest.advanceTimersByTime( 20_000 ) );

		expect(
			screen.getByText( 'We could not load the dealers.', { selector: '.hvac-message__title' } )
		).toBeVisible();
		expect( screen.getByRole( 'link', { name: '1-800-555-0142' } ) ).toHaveAttribute( 'href', 'tel:18005550142' );
	} );

	it( 'says where nobody is, whom to call and where else to look, once the answer is there', async () => {
		answer = () => ok( { location: null, radius: 0, total: 0, dealers: [] } );
		await show( 'no-place' );
		await find( newPlace() );

		const message = await screen.findByText( `We found 0 dealers servicing near Place ${ place }`, {
			selector: '.hvac-message__title',
		} );
		const region = within( message.closest( '.hvac-message' ) as HTMLElement );
		expect(
			region.getByText( /zip code may be wrong.*nearby zip codes and cities.*weekdays, 7am-5pm CST/ )
		).toBeVisible();
		expect( region.getByRole( 'link', { name: '1-800-555-0142' } ) ).toBeVisible();
		expect( region.getByRole( 'link', { name: 'Find more dealers' } ) ).toHaveAttribute(
			'href',
			expect.stringMatching( /\/find-a-dealer\/$/ )
		);
		expect( status() ).toHaveTextContent( message.textContent as string );
	} );

	it( 'tries again after a failure', async () => {
		answer = () => Promise.reject( new TypeError( 'offline' ) );
		await show( 'no-place' );
		await find( newPlace() );
		const retry = await screen.findByRole( 'link', { name: 'Try again' } );

		answer = () => ok( whole );
		await user.click( retry );
		await waitFor( () => expect( names() ).toHaveLength( 6 ) );
	} );

	it( 'shows the answer to the last place entered, whichever comes first', async () => {
		const late: Array< () => void > = [];
		answer = ( url ) =>
			url.includes( 'second' )
				? ok( { ...whole, dealers: whole.dealers.slice( 0, 1 ) } )
				: new Promise( ( done ) => late.push( () => done( ok( whole ) ) ) );
		await show( 'no-place' );
		await find( 'first' );
		await find( 'second' );
		await waitFor( () => expect( names() ).toHaveLength( 1 ) );
		await act( async () => late.forEach( ( come ) => come() ) );

		expect( names() ).toHaveLength( 1 );
	} );
} );

describe( 'the stored place', () => {
	it( 'is looked up where the address has none', async () => {
		localStorage.setItem( 'zipcode', newPlace() );
		await show( 'no-place' );

		await waitFor( () => expect( names() ).toHaveLength( 6 ) );
		expect( field() ).toHaveValue( `Place ${ place }` );
		expect( window.location.search ).toBe( '' );
	} );

	it( 'gives way to the address', async () => {
		localStorage.setItem( 'zipcode', newPlace() );
		await show( 'editor' );

		expect( field() ).toHaveValue( '75024' );
		expect( asked ).toEqual( [] );
	} );

	it.each( [ 'no-place', 'editor' ] )( 'leaves what was typed before the script ran: %s', async ( example ) => {
		localStorage.setItem( 'zipcode', newPlace() );
		await show( example, () => {
			field().value = '10001';
		} );

		await waitFor( () => expect( names() ).not.toHaveLength( 0 ) );
		expect( field() ).toHaveValue( '10001' );

		await user.type( field(), '{Enter}' );
		expect( window.location.search ).toBe( '?zipcode=10001' );
	} );
} );

describe( 'a card', () => {
	it( 'shows its number instead of "Call Now"', async () => {
		await show( 'editor' );
		await user.click( screen.getByRole( 'link', { name: 'Call Now: Blue Door Heating & Air' } ) );

		const number = screen.getAllByRole( 'link', { name: '(972) 555-0101' } )[ 0 ];
		expect( number ).toHaveFocus();
		expect( number ).toHaveAttribute( 'href', 'tel:9725550101' );
		expect( number?.parentElement ).toHaveAttribute( 'data-revealed' );
	} );

	it( 'leads to the contact form of its dealer', async () => {
		await show( 'editor' );

		expect( screen.getByRole( 'link', { name: 'Book Online: Lantern Climate' } ) ).toHaveAttribute(
			'href',
			expect.stringMatching( /\/contact-dealer\/\?dealer=EX002$/ )
		);
	} );
} );

it( 'leads to the page where the site keeps visitors from its routes', async () => {
	answer = () => Promise.resolve( { ok: false, status: 403, headers: new Headers(), json: async () => ( {} ) } );
	await show( 'no-place' );
	await find( 'Closed' );
	const retry = await screen.findByRole( 'link', { name: 'Try again' } );

	expect( status() ).toHaveTextContent( 'We could not load the dealers.' );
	expect( screen.getByRole( 'link', { name: '1-800-555-0142' } ) ).toBeVisible();
	expect( field() ).toHaveValue( 'Closed' );
	expect( retry ).toHaveAttribute( 'href', '?zipcode=Closed' );
	expect( await isFollowed( () => user.click( retry ) ) ).toBe( true );
} );
