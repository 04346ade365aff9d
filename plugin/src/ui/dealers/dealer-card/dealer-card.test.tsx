import '@testing-library/jest-dom';
import { installDialog } from '@client/testing/dialog';
import { ViewProvider } from '@hvac-blocks/view';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import examples from './examples.json';
import { View, type Props } from './view';

const whole = { ...examples[ 0 ]?.props, position: 1 } as Props;
const mockAsk = jest.fn();

jest.mock( '@hvac-blocks/calls', () => ( { askNumber: ( ...values: unknown[] ) => mockAsk( ...values ) } ) );

type Answer = { number: string; isTracked: boolean };

let answer: ( given: Answer ) => Promise< void >;
const seen: Array< ( isSeen: boolean ) => void > = [];

beforeEach( () => {
	sessionStorage.clear();
	seen.length = 0;
	mockAsk.mockReset().mockImplementation(
		() =>
			new Promise( ( resolve ) => {
				answer = ( given ) => act( async () => resolve( given ) );
			} )
	);
	window.IntersectionObserver = class {
		constructor( callback: ( entries: Array< { isIntersecting: boolean } > ) => void ) {
			seen.push( ( isSeen ) => act( () => callback( [ { isIntersecting: isSeen } ] ) ) );
		}
		observe() {}
		disconnect() {}
	} as unknown as typeof IntersectionObserver;
} );

const number = () => document.querySelector( '.hvac-dealer-card__number' ) as HTMLAnchorElement;
const dialled = () =>
	[ ...document.querySelectorAll< HTMLAnchorElement >( '[class*="__call"], .hvac-dealer-card__number' ) ].map(
		( link ) => link.getAttribute( 'href' )
	);
const reveal = () => userEvent.click( screen.getByRole( 'link', { name: /^Call Now/ } ) );
const settle = () => act( async () => {} );

it( 'shows the number in place of Call Now, with the focus on it', async () => {
	const onCall = jest.fn();
	render( <View { ...whole } tracking={ null } onCall={ onCall } /> );
	await reveal();

	expect( number().parentElement ).toHaveAttribute( 'data-revealed' );
	expect( number() ).toHaveFocus();
	expect( number() ).toHaveAccessibleName( '(972) 555-0101' );
	expect( onCall ).toHaveBeenCalledTimes( 1 );
} );

it( 'asks nobody while call tracking is off', async () => {
	render( <View { ...whole } tracking={ null } /> );
	await reveal();
	await settle();

	expect( seen ).toHaveLength( 0 );
	expect( mockAsk ).not.toHaveBeenCalled();
	expect( number() ).toHaveTextContent( '(972) 555-0101' );
} );

it( 'asks nobody for a number without a routing group, nor in the editor', async () => {
	const { unmount } = render( <View { ...whole } phone={ whole.phone && { ...whole.phone, group: '' } } /> );
	await reveal();
	await settle();
	unmount();

	render(
		<ViewProvider value={ { slots: {}, isEditor: true } }>
			<View { ...whole } />
		</ViewProvider>
	);
	await reveal();
	await settle();

	expect( mockAsk ).not.toHaveBeenCalled();
} );

it( 'asks for a tracked number only once the number is revealed', async () => {
	render( <View { ...whole } /> );
	await settle();
	expect( mockAsk ).not.toHaveBeenCalled();

	await reveal();
	await settle();
	expect( mockAsk ).toHaveBeenCalledTimes( 1 );
	expect( mockAsk.mock.calls[ 0 ][ 1 ] ).toEqual( {
		group: 'rg-1',
		code: 'WEB',
		number: '(972) 555-0101',
		dealer: { id: 'EX001', name: 'Blue Door Heating & Air' },
	} );
} );

it( 'asks for it where a small screen shows the button that dials', async () => {
	render( <View { ...whole } /> );
	seen[ 0 ]?.( false );
	await settle();
	expect( mockAsk ).not.toHaveBeenCalled();

	seen[ 0 ]?.( true );
	await settle();
	await answer( { number: '9725550299', isTracked: true } );
	expect( mockAsk ).toHaveBeenCalledTimes( 1 );
	expect( dialled() ).toEqual( Array( 3 ).fill( 'tel:9725550299' ) );
} );

it( 'says whether the dealer is open, also of another dealer in its place', async () => {
	const hours = { zone: '', words: '', ...whole.hours, lines: 'Mo-Su 00:00-23:59' };
	const { rerender } = render( <View { ...whole } hours={ hours } /> );
	expect( await screen.findByText( 'Open now' ) ).toBeVisible();

	rerender( <View { ...whole } hours={ { ...hours, lines: 'Mo-Su 00:00-00:00' } } /> );
	expect( await screen.findByText( 'Closed now' ) ).toBeVisible();
} );

it( 'dials the printed number while it waits, then says and dials the tracked one', async () => {
	render( <View { ...whole } /> );
	const changes: string[] = [];
	const observer = new MutationObserver( () =>
		changes.push( `${ number().textContent } ${ number().getAttribute( 'href' ) }` )
	);
	observer.observe( number().parentElement as HTMLElement, {
		subtree: true,
		attributes: true,
		characterData: true,
		childList: true,
	} );

	await reveal();
	await settle();
	expect( number() ).toHaveAccessibleName( 'Loading..' );
	expect( dialled() ).toEqual( Array( 3 ).fill( 'tel:9725550101' ) );

	await answer( { number: '9725550299', isTracked: true } );
	expect( number() ).toHaveAccessibleName( '972-555-0299' );
	expect( dialled() ).toEqual( Array( 3 ).fill( 'tel:9725550299' ) );
	observer.disconnect();
	// Text and link never showed two different numbers.
	expect( new Set( changes ) ).toEqual( new Set( [ 'Loading.. tel:9725550101', '972-555-0299 tel:9725550299' ] ) );
} );

it.each( [
	[ 'no number', { number: '', isTracked: false }, '(972) 555-0101' ],
	[ 'letters', { number: '1-800-HEATING', isTracked: true }, '(972) 555-0101' ],
	[ 'the default number', { number: '18005550142', isTracked: true }, '(972) 555-0101' ],
	[ 'a number that stands in', { number: '972-555-0150', isTracked: false }, '972-555-0150' ],
] )( 'stays with a number that can be dialled where %s comes', async ( _what, given, text ) => {
	render( <View { ...whole } /> );
	await reveal();
	await settle();
	await answer( given );

	expect( number() ).toHaveAccessibleName( text );
	expect( number() ).toHaveAttribute( 'href', `tel:${ text.replace( /\D/g, '' ) }` );
} );

it( 'says that there is none where that is asked for', async () => {
	render( <View { ...whole } failure="n/a" /> );
	await reveal();
	await settle();
	await answer( { number: '972-555-0150', isTracked: false } );

	expect( number() ).toHaveTextContent( 'N/A' );
	expect( number() ).not.toHaveAttribute( 'href' );
} );

it( 'does not wait for ever', async () => {
	jest.useFakeTimers();
	render( <View { ...whole } /> );
	act( () => screen.getByRole( 'link', { name: /^Call Now/ } ).click() );
	expect( number() ).toHaveTextContent( 'Loading..' );
	await act( () => jest.advanceTimersByTimeAsync( 8100 ) );

	expect( number() ).toHaveTextContent( '(972) 555-0101' );
	jest.useRealTimers();
} );

it( 'shows at once what the session got before', async () => {
	sessionStorage.setItem(
		`hvac-blocks:number:${ JSON.stringify( [ 'WEB', 'rg-1', 'EX001' ] ) }`,
		JSON.stringify( { number: '972-555-0299', isTracked: true } )
	);
	render( <View { ...whole } /> );
	await reveal();

	expect( number() ).toHaveTextContent( '972-555-0299' );
	expect( mockAsk ).not.toHaveBeenCalled();
} );

it( 'lets nothing leave the site without consent', async () => {
	Object.assign( window, { wp_has_consent: ( category: string ) => category !== 'marketing' } );
	render( <View { ...whole } /> );
	await reveal();
	await settle();

	expect( mockAsk ).not.toHaveBeenCalled();
	expect( number() ).toHaveTextContent( '(972) 555-0101' );
	Object.assign( window, { wp_has_consent: undefined } );
} );

it( 'tells that the visitor goes to the contact form', async () => {
	const dataLayer: unknown[] = [];
	Object.assign( window, { dataLayer } );
	render( <View { ...whole } position={ 4 } onContact={ ( event ) => event.preventDefault() } /> );
	await userEvent.click( screen.getByRole( 'link', { name: /^Book Online/ } ) );

	expect( dataLayer ).toEqual( [
		{
			event: 'dealer_form_open',
			formId: 'contact-dealer',
			dealerName: 'Blue Door Heating & Air',
			dealerId: 'EX001',
			dataText: 'Book Online',
			cardPosition: 4,
		},
	] );
	Object.assign( window, { dataLayer: undefined } );
} );

describe( 'on a page with the form in a dialog', () => {
	const dataLayer: Array< { formId: string } > = [];
	let pressed: Array< Record< string, string | undefined > >;

	beforeEach( () => {
		pressed = [];
		dataLayer.length = 0;
		Object.assign( window, { dataLayer } );
		document.body.innerHTML = '<button data-hvac-opens="contact-dealer"></button>';
		document.querySelector( 'button' )?.addEventListener( 'click', ( { currentTarget } ) => {
			pressed.push( { ...( currentTarget as HTMLElement ).dataset } );
		} );
	} );

	afterEach( () => {
		document.body.innerHTML = '';
		Object.assign( window, { dataLayer: undefined } );
	} );

	it( 'presses the button of the dialog, for its dealer, and stays', async () => {
		const onContact = jest.fn();
		let isLeft = true;
		document.body.addEventListener( 'click', ( event ) => ( isLeft = ! event.defaultPrevented ) );
		render( <View { ...whole } onContact={ onContact } /> );
		await userEvent.click( screen.getByRole( 'link', { name: /^Book Online/ } ) );

		expect( pressed ).toEqual( [
			{ hvacOpens: 'contact-dealer', dealerId: 'EX001', dealerName: 'Blue Door Heating & Air' },
		] );
		expect( isLeft ).toBe( false );
		expect( onContact ).not.toHaveBeenCalled();
		expect( dataLayer.map( ( { formId } ) => formId ) ).toEqual( [ 'contact-dealer-modal' ] );
		expect( screen.getByRole( 'link', { name: /^Book Online/ } ) ).toHaveFocus();
	} );

	it( 'goes to the page where a key asks for another tab, and where its dealer is not known', async () => {
		const onContact = jest.fn( ( event: MouseEvent ) => event.preventDefault() );
		const { rerender } = render( <View { ...whole } onContact={ onContact as never } /> );
		const user = userEvent.setup();
		await user.keyboard( '{Control>}' );
		await user.click( screen.getByRole( 'link', { name: /^Book Online/ } ) );
		await user.keyboard( '{/Control}' );
		rerender( <View { ...whole } dealer="" onContact={ onContact as never } /> );
		await user.click( screen.getByRole( 'link', { name: /^Book Online/ } ) );

		expect( pressed ).toEqual( [] );
		expect( onContact ).toHaveBeenCalledTimes( 2 );
	} );
} );

it( 'leads to the profile and to the estimate, each by the name of the dealer', () => {
	render( <View { ...whole } /> );

	expect( screen.getByRole( 'link', { name: 'Blue Door Heating & Air' } ) ).toHaveAttribute(
		'href',
		whole.profileHref
	);
	expect( screen.getByRole( 'link', { name: 'Instant Estimate: Blue Door Heating & Air' } ) ).toHaveAttribute(
		'href',
		whole.estimateHref
	);
	expect( screen.getByRole( 'img', { name: 'Partner' } ) ).toHaveAttribute( 'src', whole.logo );
	expect( screen.getByRole( 'article', { name: 'Blue Door Heating & Air' } ) ).toBeInTheDocument();
} );

describe( 'the rating', () => {
	beforeEach( installDialog );

	const rating = () => screen.getByRole( 'link', { name: /^Rated 4.9 out of 5/ } );

	it( 'opens a dialog that leads to the reviews, and has the focus again once it is closed', async () => {
		render( <View { ...whole } /> );
		expect( rating() ).toHaveAttribute( 'href', `${ whole.profileHref }#reviews` );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();

		await userEvent.click( rating() );
		const dialog = await screen.findByRole( 'dialog', { name: 'Reviews of Blue Door Heating & Air' } );
		expect( dialog ).toHaveTextContent( /4\.9.*Rated 4\.9 out of 5.*\(1,284 reviews\)/ );
		expect( dialog ).toContainElement( dialog.ownerDocument.activeElement as HTMLElement );
		expect( screen.getByRole( 'link', { name: 'See the reviews on the dealer’s page' } ) ).toHaveAttribute(
			'href',
			`${ whole.profileHref }#reviews`
		);

		act( () => ( dialog as HTMLDialogElement ).close() );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
		expect( rating() ).toHaveFocus();
	} );

	it( 'closes it by a press beside it', async () => {
		render( <View { ...whole } /> );
		await userEvent.click( rating() );
		await userEvent.click( await screen.findByRole( 'dialog' ) );

		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );

	it( 'leads to the reviews where a key asks for another tab', async () => {
		const user = userEvent.setup();
		let isLeft = false;
		const onClick = ( event: Event ) => {
			isLeft = ! event.defaultPrevented;
			event.preventDefault();
		};
		document.body.addEventListener( 'click', onClick );
		render( <View { ...whole } /> );
		await user.keyboard( '{Control>}' );
		await user.click( rating() );
		await user.keyboard( '{/Control}' );
		document.body.removeEventListener( 'click', onClick );

		expect( isLeft ).toBe( true );
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument();
	} );

	it( 'is no link where there is no profile, and is not there without reviews', () => {
		const { rerender } = render( <View { ...whole } reviewsHref="" /> );
		expect( screen.queryByRole( 'link', { name: /^Rated/ } ) ).not.toBeInTheDocument();
		expect( screen.getByText( 'Rated 4.9 out of 5' ) ).toBeInTheDocument();

		rerender( <View { ...whole } rating={ null } reviewsHref="" /> );
		expect( screen.queryByText( /^Rated/ ) ).not.toBeInTheDocument();
	} );
} );

it( 'has Call before Book Online, for the eye and in the order of tabs', () => {
	render( <View { ...whole } /> );
	const [ call, book ] = [ /^Call: /, /^Book Online/ ].map( ( name ) => screen.getByRole( 'link', { name } ) );

	expect( call?.compareDocumentPosition( book as Node ) ).toBe( Node.DOCUMENT_POSITION_FOLLOWING );
} );
