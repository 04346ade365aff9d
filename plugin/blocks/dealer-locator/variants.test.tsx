import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDialog } from '@client/dealer-search/open-dialog';
import { foundDealers } from '@client/testing/dealers';
import { hydrateGolden } from '@client/testing/island';
import type { MapOptions } from '@client/modules/map/types';
import { View } from './view';

// The map has its own tests: this captures what the locator passes to it.
let map: MapOptions | null = null;
jest.mock( '@hvac-blocks/map', () => ( {
	mount: ( _element: HTMLElement, options: MapOptions ) => {
		map = options;
		return {
			update: ( change: Partial< MapOptions > ) => Object.assign( options, change ),
			destroy: () => ( map = null ),
		};
	},
} ) );

const whole = foundDealers( 'plano', 'fourteen' );

let asked: string[] = [];
let answer: ( url: string ) => Promise< unknown >;
let isSmall = false;
let place = 0;

const user = userEvent.setup( { delay: null } );
const reply = ( body: unknown, status = 200 ) =>
	Promise.resolve( { ok: status === 200, status, headers: new Headers(), json: async () => body } );
const names = () => screen.queryAllByRole( 'heading', { level: 4 } ).map( ( { textContent } ) => textContent );
const field = () => screen.getByLabelText< HTMLInputElement >( 'ZIP code or city' );
const message = () => document.querySelector( '.hvac-message' ) as HTMLElement;
const at = ( query: string ) => window.history.replaceState( null, '', `/${ query }` );
const show = ( name: string, before?: () => void ) => hydrateGolden( __dirname, name, View, before );
const newPlace = () => `Other place ${ ++place }`;
const back = () =>
	act( async () => {
		const turned = new Promise( ( done ) => window.addEventListener( 'popstate', done, { once: true } ) );
		window.history.back();
		await turned;
	} );

async function find( entered: string ) {
	await user.clear( field() );
	await user.type( field(), `${ entered }{Enter}` );
}

beforeEach( () => {
	localStorage.clear();
	at( '' );
	asked = [];
	map = null;
	isSmall = false;
	answer = () => reply( whole );
	window.fetch = ( ( url: string ) => {
		asked.push( url );
		return answer( url );
	} ) as typeof fetch;
	window.matchMedia = ( media ) =>
		Object.assign( new EventTarget(), { media, matches: isSmall } ) as unknown as MediaQueryList;
	window.scrollTo = jest.fn();
	window.IntersectionObserver = class {
		constructor( private readonly callback: IntersectionObserverCallback ) {}
		observe( target: Element ) {
			this.callback(
				[ { target, isIntersecting: true } as unknown as IntersectionObserverEntry ],
				this as unknown as IntersectionObserver
			);
		}
		unobserve() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
} );

/** The reported position of a card whose form is opened; jsdom does not navigate. */
async function positionTold( contact: HTMLElement ): Promise< unknown > {
	const dataLayer: Array< { cardPosition?: number } > = [];
	Object.assign( window, { dataLayer } );
	document.addEventListener( 'click', ( event ) => event.preventDefault(), { once: true } );
	await user.click( contact );
	Object.assign( window, { dataLayer: undefined } );

	return dataLayer[ 0 ]?.cardPosition;
}

describe( 'the map', () => {
	const option = ( name: 'List' | 'Map' ) => screen.getByRole< HTMLInputElement >( 'radio', { name } );
	const item = ( name: string ) => screen.getByRole( 'heading', { name } ).closest( 'li' ) as HTMLElement;
	const open = async ( name = 'pages' ) => {
		await show( name );
		await user.click( option( 'Map' ) );
		await waitFor( () => expect( map?.markers ).toHaveLength( 14 ) );
	};
	const select = ( id: string ) => act( async () => map?.onSelect?.( id ) );

	it( 'cannot be chosen where there is no dealer', async () => {
		await show( 'nobody' );

		expect( option( 'List' ) ).toBeDisabled();
		expect( option( 'Map' ) ).toBeDisabled();
		expect( option( 'List' ) ).toBeChecked();
	} );

	it( 'opens on the place, with all dealers, in the address bar, and goes with the back button', async () => {
		at( '?zipcode=Plano' );
		await show( 'pages' );
		expect( option( 'List' ) ).toBeChecked();
		expect( screen.queryByText( 'Please select a dealer on the map.' ) ).toBeNull();
		await user.click( option( 'Map' ) );
		await waitFor( () => expect( map?.markers ).toHaveLength( 14 ) );

		expect( window.location.search ).toBe( '?zipcode=Plano&view=map' );
		expect( map?.place ).toMatchObject( { lat: 33.08, lon: -96.8, name: 'Plano, Texas', radius: 25 } );
		expect( map?.markers?.[ 1 ] ).toEqual( {
			id: 'EX002',
			lat: 33.1,
			lon: -96.8,
			title: 'Lantern Climate, 2.4 miles away',
			label: '2',
		} );
		expect( screen.getByText( 'Please select a dealer on the map.' ) ).toBeVisible();
		expect( names() ).toHaveLength( 6 );

		await back();
		expect( window.location.search ).toBe( '?zipcode=Plano' );
		expect( map ).toBeNull();
		expect( option( 'List' ) ).toBeChecked();
	} );

	it( 'opens by itself where the address says so', async () => {
		at( '?zipcode=75024&view=map' );
		await show( 'map' );

		await waitFor( () => expect( map?.markers ).toHaveLength( 1 ) );
		expect( screen.getByText( '1 dealer is not on the map. The list shows all dealers.' ) ).toBeVisible();
		expect( names() ).toEqual( [ 'Blue Door Heating & Air', 'Lantern Climate' ] );
	} );

	it( 'brings the card of a chosen dealer, from another page too, without a new entry in the history', async () => {
		await open();
		const { length } = window.history;
		await select( 'EX014' );

		expect( names() ).toEqual( [ 'Bright Vent', 'Harbor Comfort' ] );
		expect( item( 'Harbor Comfort' ) ).toHaveFocus();
		expect( item( 'Harbor Comfort' ) ).toHaveAttribute( 'aria-current', 'true' );
		expect( map?.selected ).toBe( 'EX014' );
		expect( screen.queryByText( 'Please select a dealer on the map.' ) ).toBeNull();
		expect( window.location.search ).toMatch( /from=13&view=map$/ );
		expect( window.history ).toHaveLength( length );
		expect( window.scrollTo ).not.toHaveBeenCalled();

		await act( async () => map?.onEscape?.() );
		expect( screen.getByText( 'Please select a dealer on the map.' ) ).toBeVisible();
	} );

	it( 'and the list point at each other', async () => {
		await open();
		await user.hover( item( 'Lantern Climate' ) );
		expect( map?.hover ).toBe( 'EX002' );

		await user.unhover( item( 'Lantern Climate' ) );
		expect( map?.hover ).toBeNull();

		act( () => within( item( 'Meadow Air' ) ).getAllByRole( 'link' )[ 0 ]?.focus() );
		expect( map?.hover ).toBe( 'EX004' );

		await act( async () => map?.onHover?.( 'EX003' ) );
		expect( item( 'Northside Comfort' ) ).toHaveAttribute( 'data-pointed' );

		await user.click( screen.getByRole( 'heading', { name: 'Juniper Heating' } ) );
		expect( map?.selected ).toBe( 'EX006' );
	} );

	it( 'shows what the filters leave', async () => {
		await open();
		await user.click( document.querySelector( 'summary' ) as HTMLElement );
		await user.click( screen.getByLabelText( 'Charter Member' ) );

		expect( map?.markers?.map( ( { id, label } ) => [ id, label ] ) ).toEqual( [
			[ 'EX001', '1' ],
			[ 'EX006', '2' ],
		] );
	} );

	it( 'has the chosen card under it on a small screen', async () => {
		isSmall = true;
		await open();
		await select( 'EX008' );

		const chosen = document.querySelector( '.hvac-dealer-locator__chosen' ) as HTMLElement;
		expect( within( chosen ).getByRole( 'heading' ) ).toHaveTextContent( 'Prairie Wind HVAC' );
		expect( chosen ).toHaveFocus();
		expect( await positionTold( within( chosen ).getByRole( 'link', { name: /^Book Online/ } ) ) ).toBe( 8 );
	} );
} );

describe( 'the ZIP dialog', () => {
	const dialog = () => document.querySelector( 'dialog' ) as HTMLDialogElement;
	const opener = () => document.querySelector( '.hvac-dealer-locator__place button' ) as HTMLButtonElement;
	const asOnPage = () => {
		const props = document.querySelector( 'script' ) as HTMLScriptElement;
		props.textContent = ( props.textContent ?? '' ).replace( '"isModal":false', '"isModal":true' );
		dialog().setAttribute( 'data-modal', '' );
	};

	beforeEach( () => {
		// Dialog methods that jsdom lacks.
		Object.assign( HTMLDialogElement.prototype, {
			showModal( this: HTMLDialogElement ) {
				if ( this.open ) {
					throw new DOMException( 'open already', 'InvalidStateError' );
				}
				this.open = true;
				this.dataset.over = '';
			},
			show( this: HTMLDialogElement ) {
				this.open = true;
			},
			close( this: HTMLDialogElement ) {
				if ( this.open ) {
					this.open = false;
					this.dispatchEvent( new Event( 'close' ) );
				}
			},
		} );
	} );

	// Simulates places.ts, which runs before the block's own script.
	const overPage = () => {
		asOnPage();
		openDialog( dialog(), true );
	};

	it( 'is open at first, over the page, with its field in focus, and stays as it is when the script comes', async () => {
		await show( 'test-first', () => {
			overPage();
			field().value = '750';
		} );

		expect( screen.getByRole( 'dialog', { name: 'Please enter your Zip code' } ) ).toBe( dialog() );
		expect( dialog() ).toHaveAttribute( 'data-over' );
		expect( field() ).toHaveFocus();
		expect( field() ).toHaveValue( '750' );
		expect( screen.getByRole( 'link', { name: 'See all dealers' } ) ).toHaveAttribute(
			'href',
			expect.stringMatching( /\/find-a-dealer\/$/ )
		);
	} );

	it( 'that the visitor closed before the script came stays closed', async () => {
		await show( 'test-first', () => {
			asOnPage();
			dialog().removeAttribute( 'open' );
		} );

		expect( dialog().open ).toBe( false );
	} );

	it( 'closes with a place, whose dealers are looked up; the focus goes to what opens it again', async () => {
		await show( 'test-first', overPage );
		await find( '  ' );
		expect( dialog().open ).toBe( true );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Zip code or city is required' );

		await find( newPlace() );
		expect( dialog().open ).toBe( false );
		expect( opener() ).toHaveFocus();
		await waitFor( () => expect( names() ).toHaveLength( 6 ) );
		expect( opener() ).toHaveAccessibleName( `Change: Other place ${ place }` );
		expect( asked ).toHaveLength( 1 );
	} );

	it( 'closes without a place', async () => {
		await show( 'test-first', overPage );
		act( () => dialog().close() );

		expect( opener() ).toHaveFocus();
		expect( asked ).toEqual( [] );
		expect( screen.getByText( 'Please enter your zip code to find dealers near you.' ) ).toBeVisible();
	} );

	it( 'is closed where the address has a place, and opens with it', async () => {
		await show( 'test', asOnPage );
		expect( dialog().open ).toBe( false );

		await user.click( opener() );
		expect( dialog().open ).toBe( true );
		expect( field() ).toHaveFocus();
		expect( field() ).toHaveValue( '75024' );
	} );

	it( 'has the stored place ready, which is looked up meanwhile', async () => {
		localStorage.setItem( 'zipcode', newPlace() );
		await show( 'test-first', overPage );

		expect( dialog().open ).toBe( true );
		expect( field() ).toHaveValue( `Other place ${ place }` );
		await waitFor( () => expect( names() ).toHaveLength( 6 ) );
	} );
} );

describe( 'the test variant', () => {
	const toggle = ( name: string ) => screen.getByRole( 'button', { name } );

	it( 'filters by buttons that stay pressed', async () => {
		at( '?zipcode=75024&filter=tcs' );
		await show( 'test' );
		expect( toggle( 'Trane Comfort Specialist' ) ).toHaveAttribute( 'aria-pressed', 'true' );
		expect( names() ).toEqual( [ 'Blue Door Heating & Air' ] );

		answer = () => reply( { ...whole, dealers: whole.dealers.slice( 0, 2 ) } );
		await user.click( toggle( 'Trane Comfort Specialist' ) );
		await waitFor( () => expect( names() ).toHaveLength( 2 ) );
		await user.click( toggle( 'Charter Member' ) );
		expect( window.location.search ).toBe( '?zipcode=75024&filter=charter' );
		expect( toggle( 'Charter Member' ) ).toHaveAttribute( 'aria-pressed', 'true' );
	} );

	it( 'has nothing to press without dealers', async () => {
		await show( 'test-first' );

		screen.getAllByRole( 'radio' ).forEach( ( option ) => expect( option ).toBeDisabled() );
		expect( toggle( 'NATE Certified' ) ).toBeDisabled();
	} );

	it( 'clears the list at once when the ZIP changes, and says nothing of no results before the answer', async () => {
		const held: Array< () => void > = [];
		answer = () => new Promise( ( done ) => held.push( () => done( reply( { ...whole, dealers: [] } ) ) ) );
		await show( 'test' );
		document.querySelector( 'dialog' )?.setAttribute( 'open', '' );
		await find( newPlace() );

		expect( names() ).toEqual( [] );
		expect( message() ).toBeNull();
		await act( async () => held.forEach( ( release ) => release() ) );
		expect( message() ).toHaveTextContent( `We found 0 dealers servicing near Other place ${ place }` );
	} );
} );

describe( 'the slider', () => {
	it( 'says how many there are, shows the nearest and leads to all of them', async () => {
		await show( 'slider-all' );

		expect( screen.getByText( '13 dealers found near Plano, Texas.' ) ).toBeVisible();
		expect( document.querySelectorAll( '.hvac-slider__slide' ) ).toHaveLength( 12 );
		expect( screen.getByRole( 'link', { name: 'See all 13 dealers' } ) ).toHaveAttribute(
			'href',
			expect.stringMatching( /\/dealer-locator\/\?zipcode=75024$/ )
		);
		expect( asked ).toEqual( [] );
	} );

	it( 'tells which of its cards led to the form', async () => {
		await show( 'slider-all' );
		const third = document.querySelectorAll< HTMLElement >( '.hvac-slider__slide' )[ 2 ] as HTMLElement;

		expect( await positionTold( third.querySelector( '.hvac-dealer-card__contact' ) as HTMLElement ) ).toBe( 3 );
	} );

	it( 'shows what another search finds', async () => {
		await show( 'slider-first' );
		await find( newPlace() );

		await waitFor( () =>
			expect( document.querySelector( '.hvac-dealer-locator__count' ) ).toHaveTextContent(
				'14 dealers found near Plano, Texas.'
			)
		);
		expect( document.querySelectorAll( '.hvac-slider__slide' ) ).toHaveLength( 12 );
	} );
} );

describe( 'where there is no answer', () => {
	const offline = jest.spyOn( navigator, 'onLine', 'get' );

	afterEach( () => offline.mockReturnValue( true ) );

	it.each( [
		[ 'the service fails', 503, true, 'We could not load the dealers.' ],
		[ 'too many were asked', 429, true, 'Too many searches in a short time.' ],
		[ 'there is no connection', 0, false, 'You seem to be offline.' ],
	] )( 'says so in plain words, with whom to call and another try: %s', async ( _what, status, isOnline, words ) => {
		offline.mockReturnValue( isOnline );
		answer = () =>
			status ? reply( { code: 'x', message: 'SQLSTATE' }, status ) : Promise.reject( new TypeError() );
		await show( 'no-place' );
		await find( newPlace() );

		expect( await screen.findByText( words, { selector: '.hvac-message__title' } ) ).toBeVisible();
		expect( screen.getByRole( 'status' ) ).toHaveTextContent( words );
		expect( message() ).not.toHaveTextContent( 'SQLSTATE' );
		expect( within( message() ).getByRole( 'link', { name: '1-800-555-0142' } ) ).toBeVisible();

		answer = () => reply( whole );
		await user.click( screen.getByRole( 'link', { name: 'Try again' } ) );
		await waitFor( () => expect( names() ).toHaveLength( 6 ) );
	} );

	it( 'names who is nearest beyond the area', async () => {
		const nearest = { data: { name: 'Harbor Comfort', companyID: 'EX120' }, distance: 168 };
		answer = () => reply( { location: null, radius: 100, total: 0, dealers: [], nearest } );
		await show( 'no-place' );
		await find( newPlace() );

		const caption = await screen.findByText( 'The nearest dealer outside your area' );
		expect( caption.parentElement ).toHaveTextContent( /Harbor Comfort.*168.0 miles away/ );
	} );

	it( 'shortens a place that is no place', async () => {
		answer = () => reply( { location: null, radius: 0, total: 0, dealers: [] } );
		await show( 'no-place' );
		await find( '🔥'.repeat( 90 ) );

		expect(
			await screen.findByText( `We found 0 dealers servicing near ${ '🔥'.repeat( 40 ) }…`, {
				selector: 'p.hvac-message__title',
			} )
		).toBeVisible();
	} );
} );

describe( 'a search is told of', () => {
	const heard = jest.fn();

	beforeEach( () => {
		heard.mockClear();
		document.addEventListener( 'hvac-blocks:dealer_search', heard );
	} );
	afterEach( () => document.removeEventListener( 'hvac-blocks:dealer_search', heard ) );

	it( 'once, with the ZIP found and the number of dealers, where the visitor started it', async () => {
		await show( 'no-place' );
		await find( newPlace() );
		await waitFor( () => expect( names() ).toHaveLength( 6 ) );

		expect( heard.mock.calls.map( ( [ { detail } ] ) => detail ) ).toEqual( [ { zip: '75024', dealers: 14 } ] );
	} );

	it( 'not where a stored place was looked up, the page was turned or the service failed', async () => {
		localStorage.setItem( 'zipcode', newPlace() );
		await show( 'no-place' );
		await waitFor( () => expect( names() ).toHaveLength( 6 ) );
		await user.click( screen.getByRole( 'link', { name: 'Next' } ) );
		answer = () => reply( {}, 503 );
		await find( newPlace() );
		await waitFor( () => expect( message() ).not.toBeNull() );

		expect( heard ).not.toHaveBeenCalled();
	} );
} );
