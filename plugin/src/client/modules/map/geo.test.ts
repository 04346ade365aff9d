import { boundsOf, isPosition, mercatorX, mercatorY, metresPerPixel, scaleBar, zoomToReach } from './geo';

it( 'puts the earth on a square', () => {
	expect( [ mercatorX( -180 ), mercatorX( 0 ), mercatorX( 180 ) ] ).toEqual( [ 0, 0.5, 1 ] );
	expect( mercatorY( 0 ) ).toBeCloseTo( 0.5 );
	expect( mercatorY( 85.0511 ) ).toBeCloseTo( 0, 4 );
	expect( mercatorY( 90 ) ).toBe( mercatorY( 85.0511 ) );
	expect( mercatorY( 45 ) ).toBeLessThan( mercatorY( 44 ) );
} );

it( 'knows the bounds of what lies on the earth', () => {
	expect(
		boundsOf( [
			{ lat: 33, lon: -97 },
			{ lat: 21, lon: -158 },
			{ lat: NaN, lon: 0 },
			{ lat: 0, lon: 200 },
		] )
	).toEqual( { south: 21, west: -158, north: 33, east: -97 } );
	expect( boundsOf( [] ) ).toBeNull();
	expect( boundsOf( [ { lat: 91, lon: 0 } ] ) ).toBeNull();
} );

it.each( [
	[ { lat: 0, lon: 0 }, true ],
	[ { lat: -90, lon: 180 }, true ],
	[ { lat: 90.1, lon: 0 }, false ],
	[ { lat: 0, lon: Infinity }, false ],
] )( 'takes %o for a place on the earth: %s', ( position, expected ) => {
	expect( isPosition( position ) ).toBe( expected );
} );

it.each( [
	[ 10, 'mi', 5, 'mi' ],
	[ 10, 'km', 10, 'km' ],
	[ 4, 'mi', 500, 'mi' ],
	[ 16, 'mi', 500, 'ft' ],
	[ 16, 'km', 200, 'm' ],
] as const )( 'has a round scale at zoom %d in %s', ( zoom, system, length, unit ) => {
	const metres = metresPerPixel( 33, zoom );
	const bar = scaleBar( metres, 110, system );

	expect( [ bar.length, bar.unit ] ).toEqual( [ length, unit ] );
	expect( bar.pixels ).toBeLessThanOrEqual( 110 );
	expect( bar.pixels ).toBeGreaterThan( 110 / 2.6 );
} );

it( 'zooms out as far as the nearest marker needs, and no farther than it may', () => {
	expect( zoomToReach( 0, 33, 200, 10, 7 ) ).toBe( 10 );
	expect( zoomToReach( 40_000, 33, 200, 10, 7 ) ).toBe( 9 );
	expect( zoomToReach( 4_000_000, 33, 200, 10, 7 ) ).toBe( 7 );
} );
