import '@testing-library/jest-dom';
import { act } from '@testing-library/react';
import { storeZip } from '@client/data/zip';
import { hydrateGolden, runEarly } from '@client/testing/island';
import { View } from './view';

const block = () => document.querySelector( '[data-hvac]' ) as HTMLElement;
const region = () => block().dataset.region;
const show = ( name: string, before?: () => void ) => hydrateGolden( __dirname, name, View, before );
const enter = ( place: string ) => act( async () => storeZip( place ) );

const TEXAS = { name: 'Plano', region: 'Texas', regionCode: 'TX' };
const MINNESOTA = { name: 'Minneapolis', region: 'Minnesota', regionCode: 'MN' };

let asked: string[];
let answer: ( location: object | null, ok?: boolean, which?: number ) => Promise< void >;

beforeEach( () => {
	localStorage.clear();
	asked = [];
	const waiting: Array< ( response: Response ) => void > = [];
	jest.spyOn( window, 'fetch' ).mockImplementation( ( url, options ) => {
		asked.push( String( url ) );
		return new Promise( ( resolve, reject ) => {
			waiting.push( resolve );
			options?.signal?.addEventListener( 'abort', () => reject( new Error( 'aborted' ) ) );
		} );
	} );
	answer = ( location, ok = true, which = waiting.length - 1 ) =>
		act( async () =>
			waiting[ which ]?.( {
				ok,
				status: ok ? 200 : 503,
				headers: new Headers(),
				json: async () => ( { location, isServiceArea: location !== null } ),
			} as Response )
		);
} );

it( 'shows the default text until a place is entered, then the text of its region', async () => {
	await show( 'default' );
	expect( region() ).toBe( 'north' );
	expect( asked ).toEqual( [] );

	await enter( '75024' );
	expect( asked[ 0 ] ).toContain( '/location?q=75024' );
	expect( region() ).toBe( 'north' );
	await answer( TEXAS );
	expect( region() ).toBe( 'south' );

	await enter( '55401' );
	await answer( MINNESOTA );
	expect( region() ).toBe( 'north' );
} );

it( 'has both texts in the page, whichever is seen', async () => {
	await show( 'south' );
	expect( block() ).toHaveTextContent( /Winters here.*Summers here/ );
} );

it( 'remembers the region: the next page asks nobody and shows the text before it is drawn', async () => {
	localStorage.setItem( 'zipcode', ' 75024 ' );
	await show( 'default' );
	await answer( TEXAS );

	await show( 'default', () => {
		runEarly();
		expect( region() ).toBe( 'south' );
		expect( block().dataset.hvacPlace ).toBe( '75024' );
	} );
	expect( asked ).toHaveLength( 1 );
	expect( region() ).toBe( 'south' );
} );

it( 'a region remembered for another place is not taken', async () => {
	localStorage.setItem( 'zipcode', '55401' );
	localStorage.setItem( 'hvac-blocks:region', '{"place":"75024","code":"TX"}' );

	await show( 'default', () => {
		runEarly();
		expect( region() ).toBe( 'north' );
		// The loader hydrates the block for the stored place.
		expect( block().dataset.hvacPlace ).toBe( '' );
	} );
	expect( asked ).toHaveLength( 1 );
} );

it.each( [ 'null', '[]', '{"place":7,"code":["TX"]}', 'no JSON' ] )(
	'stored nonsense is none: %s',
	async ( stored ) => {
		localStorage.setItem( 'zipcode', '75024' );
		localStorage.setItem( 'hvac-blocks:region', stored );
		await show( 'default', runEarly );
		expect( region() ).toBe( 'north' );
		await answer( TEXAS );
		expect( region() ).toBe( 'south' );
	}
);

it( 'goes back to the default where the place does not exist or the lookup fails', async () => {
	await show( 'nowhere' );
	expect( region() ).toBe( 'south' );

	await enter( '55401' );
	await answer( MINNESOTA );
	expect( region() ).toBe( 'north' );
	await enter( '00000' );
	await answer( null );
	expect( region() ).toBe( 'south' );

	await enter( '55401' );
	expect( region() ).toBe( 'north' );
	await enter( '99999' );
	await answer( MINNESOTA, false );
	expect( region() ).toBe( 'south' );
} );

it( 'the place entered last wins, whichever answer comes last', async () => {
	await show( 'default' );
	await enter( '75024' );
	await enter( '55401' );
	await answer( MINNESOTA, true, 1 );
	await answer( TEXAS, true, 0 );

	expect( region() ).toBe( 'north' );
} );

it( 'a question that is overtaken changes nothing', async () => {
	await show( 'nowhere' );
	await enter( '55401' );
	await answer( MINNESOTA );
	await enter( '75024' );
	await enter( '10001' );

	// An unknown region gets the southern text.
	expect( region() ).toBe( 'north' );
} );

it( 'does not ask what the server answered', async () => {
	localStorage.setItem( 'zipcode', '75024' );
	await show( 'north' );

	expect( region() ).toBe( 'north' );
	expect( asked ).toEqual( [] );
} );
