import { type Base, shapeOf } from './data';
import { drawLabels, drawLevel } from './draw';
import type { Palette } from './palette';
import { gridBox, scaleOf, type View } from './trace';

const palette = new Proxy( {}, { get: ( _, name ) => String( name ) } ) as Palette;
// A square of 1,000 steps, closed, at 10,000 and 20,000.
const land = shapeOf( [ 10_000, 20_000, 1000, 0, 0, 1000, -1000, 0, 0, -1000 ], 1, 0, 0 );

/** A canvas that records its calls. */
function viewOf( zoom: number, at: [ number, number ] = [ 10_500, 20_500 ] ) {
	const calls: Array< [ name: string, ...values: unknown[] ] > = [];
	const context = new Proxy( {} as Record< string, unknown >, {
		get:
			( _, name: string ) =>
			( ...values: unknown[] ) => {
				calls.push( [ name, ...values ] );
				return { width: 40 };
			},
		set: ( _, name: string, value: unknown ) => {
			calls.push( [ name, value ] );
			return true;
		},
	} ) as unknown as CanvasRenderingContext2D;
	const scale = scaleOf( zoom );
	const view: View = {
		context,
		left: at[ 0 ] * scale - 400,
		top: at[ 1 ] * scale - 300,
		width: 800,
		height: 600,
		zoom,
		lang: 'en',
	};

	return { view, calls, of: ( name: string ) => calls.filter( ( [ called ] ) => called === name ) };
}

it( 'knows what part of the grid a view shows', () => {
	const [ left, top, right, bottom ] = gridBox( viewOf( 10 ).view );

	expect( [ left, top, right, bottom ].map( Math.round ) ).toEqual( [ 7300, 18100, 13700, 22900 ] );
} );

it( 'fills land where it lies, with sharp corners far away and round ones near', () => {
	const far = viewOf( 6 );
	drawLevel( far.view, { shapes: { home: [ land ] }, places: [] }, palette, [ 0, 0, 800, 600 ] );
	expect( far.calls ).toContainEqual( [ 'moveTo', 400 - 500 / 128, 300 - 500 / 128 ] );
	expect( far.calls ).toContainEqual( [ 'fillStyle', 'land' ] );
	expect( far.of( 'quadraticCurveTo' ) ).toEqual( [] );

	const near = viewOf( 10 );
	drawLevel( near.view, { shapes: { home: [ land ] }, places: [] }, palette, [ 0, 0, 800, 600 ] );
	const curves = near.of( 'quadraticCurveTo' ).slice( 0, 4 );
	expect( curves.map( ( [ , x, y ] ) => [ x, y ] ) ).toEqual( [
		[ 337.5, 237.5 ],
		[ 462.5, 237.5 ],
		[ 462.5, 362.5 ],
		[ 337.5, 362.5 ],
	] );
	expect( curves[ 0 ]?.slice( 3 ) ).toEqual( [ 337.5 + 28, 237.5 ] );
} );

it( 'leaves out what lies elsewhere', () => {
	const { view, of } = viewOf( 10, [ 500_000, 500_000 ] );
	drawLevel( view, { shapes: { home: [ land ], county: [ land ] }, places: [] }, palette, [ 0, 0, 800, 600 ] );

	expect( [ ...of( 'moveTo' ), ...of( 'lineTo' ) ] ).toEqual( [] );
} );

it( 'draws counties near only, and a border between lands always', () => {
	const shapes = { county: [ land ], country: [ land ] };
	const strokes = ( zoom: number ) => {
		const { view, of } = viewOf( zoom );
		drawLevel( view, { shapes, places: [] }, palette, [ 0, 0, 800, 600 ] );
		return of( 'strokeStyle' ).map( ( [ , color ] ) => color );
	};

	expect( strokes( 5 ) ).not.toContain( 'county' );
	expect( strokes( 9 ) ).toEqual( expect.arrayContaining( [ 'county', 'country' ] ) );
} );

it( 'writes the larger of two places that are too near, and postal codes where room is left', () => {
	const { view, of } = viewOf( 12 );
	const place = ( name: string, x: number, rank: number ) => ( { name, x, y: 20_500, rank } );
	const base: Base = { shapes: {}, places: [], regions: [], countries: [], waters: [] };

	drawLabels(
		view,
		base,
		[ place( 'Allen', 10_500, 2 ), place( 'Plano', 10_510, 7 ), place( 'Nowhere', 900_000, 9 ) ],
		[ place( '75024', 10_900, 0 ), place( '75025', 10_505, 0 ) ],
		palette
	);

	expect( of( 'fillText' ).map( ( [ , text ] ) => text ) ).toEqual( [ 'Plano', '75024' ] );
} );
