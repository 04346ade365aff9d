import { showOffers, ZIP_EVENT } from '.';

const SCRIPT = 'https://partner.example/rebates.js';

let element: HTMLElement;

beforeEach( () => {
	jest.useFakeTimers();
	document.head.innerHTML = '';
	document.body.innerHTML = '<div data-zip="75024" data-page-size="6"></div>';
	element = document.body.firstElementChild as HTMLElement;
} );
afterEach( () => jest.useRealTimers() );

const script = () => document.head.querySelectorAll( `script[src="${ SCRIPT }"]` );
const settle = () => jest.advanceTimersByTimeAsync( 0 );

it( 'waits for what the script shows, and marks its links and buttons, later ones too', async () => {
	const heard: unknown[] = [];
	element.addEventListener( ZIP_EVENT, ( event ) => heard.push( ( event as CustomEvent ).detail ) );
	const shown = showOffers( element, SCRIPT );
	expect( script() ).toHaveLength( 1 );
	expect( heard ).toEqual( [ '75024' ] );

	element.innerHTML = '<a href="#">  See \n offer </a>';
	script()[ 0 ]?.dispatchEvent( new Event( 'load' ) );
	await shown;
	element.insertAdjacentHTML( 'beforeend', '<button aria-label="More offers">+</button>' );
	await settle();

	const [ link, button ] = element.querySelectorAll< HTMLElement >( 'a, button' );
	expect( { ...link?.dataset } ).toEqual( {
		analyticsEvent: 'rebate_click',
		analyticsLabel: 'See offer',
		analyticsPosition: '1',
	} );
	expect( button?.getAttribute( 'data-analytics-position' ) ).toBe( '2' );
} );

it( 'gives up after five seconds in which nothing is shown, and loads no second script', async () => {
	const problems: unknown[] = [];
	const hanging = 'https://partner.example/hanging.js';

	for ( const times of [ 1, 2 ] ) {
		void showOffers( element, hanging ).catch( ( error: unknown ) => problems.push( error ) );
		await jest.advanceTimersByTimeAsync( 4999 );
		expect( problems ).toHaveLength( times - 1 );
		await jest.advanceTimersByTimeAsync( 1 );
		expect( problems ).toHaveLength( times );
	}

	expect( document.head.querySelectorAll( `script[src="${ hanging }"]` ) ).toHaveLength( 1 );
} );
