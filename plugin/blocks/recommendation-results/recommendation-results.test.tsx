import '@testing-library/jest-dom';
import { isFollowed } from '@client/testing/follow';
import { hydrateGolden } from '@client/testing/island';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { View } from './view';

const FAILED = 'An error occurred while fetching the recommendation.';
const SYSTEM = {
	name: 'Northwind',
	tier: 'best',
	products: [
		{
			kind: 'furnace',
			product_type: 'Furnace',
			product_name: 'N1',
			product_link: '',
			image: '',
			efficiency: '96% AFUE',
			stages: '',
		},
	],
	included: [],
	installed_from: 9000,
	installed_to: null,
};

/** Claims that are only valid beside systems. */
const claims = () => [
	screen.getByText( /^These systems match your answers/ ),
	screen.getByText( /these systems have 3.5 tons/ ),
];

const user = userEvent.setup( { delay: null } );
const retry = () => user.click( screen.getAllByRole( 'link', { name: 'Try again' } )[ 0 ] as HTMLElement );
let answer: ( status: number, body: unknown ) => Promise< void >;
let asked: string[];

beforeEach( () => {
	asked = [];
	jest.spyOn( window, 'fetch' ).mockImplementation( ( url ) => {
		asked.push( String( url ) );
		return new Promise( ( resolve ) => {
			answer = ( status, body ) =>
				act( async () =>
					resolve( { ok: status < 400, status, headers: new Headers(), json: async () => body } as Response )
				);
		} );
	} );
} );

it( 'asks the service again in place, once at a time, while the dealer stays', async () => {
	await hydrateGolden( __dirname, 'failed', View );
	expect( screen.getByText( FAILED ) ).toBeVisible();
	expect( screen.getAllByRole( 'link', { name: '1-800-555-0142' } )[ 0 ] ).toBeVisible();
	claims().forEach( ( claim ) => expect( claim ).not.toBeVisible() );

	await retry();
	await retry();
	expect( asked ).toHaveLength( 1 );
	expect( asked[ 0 ] ).toContain( 'tonnage=3.5' );
	expect( asked[ 0 ] ).toContain( 'powerType=gas' );
	expect( asked[ 0 ] ).toContain( 'zipCode=75024' );
	expect( asked[ 0 ] ).toContain( 'lang=en' );
	expect( screen.getByText( 'Loading the recommendation…' ) ).toBeVisible();

	await answer( 502, { code: 'hvac_blocks_recommendation_failed', message: FAILED } );
	expect( screen.getByText( FAILED ) ).toBeVisible();

	await retry();
	await answer( 200, { systems: [ SYSTEM ] } );
	expect( screen.queryByText( FAILED ) ).toBeNull();
	claims().forEach( ( claim ) => expect( claim ).toBeVisible() );
	expect( screen.getByRole( 'heading', { name: 'Northwind' } ) ).toBeVisible();
	expect( screen.getByText( '$9,000' ) ).toBeVisible();
	expect( screen.getByText( 'Furnace · 96% AFUE' ) ).toBeVisible();
	expect( screen.getByText( 'Best fit for your answers' ) ).toBeVisible();
	expect( screen.getByRole( 'article' ) ).toBeVisible();
} );

it.each( [ [ null ], [ {} ], [ { systems: 'none' } ], [ [] ] ] )(
	'takes no answer of another shape: %j',
	async ( body ) => {
		await hydrateGolden( __dirname, 'failed', View );
		await retry();
		await answer( 200, body );

		expect( screen.getByText( FAILED ) ).toBeVisible();
	}
);

it( 'prints', async () => {
	const print = jest.fn();
	Object.assign( window, { print } );
	await hydrateGolden( __dirname, 'shared', View );
	await user.click( screen.getByRole( 'button', { name: 'Print' } ) );

	expect( print ).toHaveBeenCalledTimes( 1 );
} );

it( 'leads to the page where the site keeps visitors from its routes', async () => {
	await hydrateGolden( __dirname, 'failed', View );
	expect( await isFollowed( retry ) ).toBe( false );
	await answer( 403, {} );
	await answer( 403, {} );

	expect( screen.getByText( FAILED ) ).toBeVisible();
	expect( await isFollowed( retry ) ).toBe( true );
} );
