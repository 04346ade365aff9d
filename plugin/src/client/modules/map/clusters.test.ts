import { clustersOf, type LonLatBox, MAX_SINGLE_MARKERS } from './clusters';
import type { MapMarker } from './types';

const WORLD: LonLatBox = [ -180, -85, 180, 85 ];

const around = ( count: number ): MapMarker[] =>
	Array.from( { length: count }, ( _, index ) => ( {
		id: `d${ index }`,
		lat: 33 + index / 1000,
		lon: -97 - index / 1000,
		title: `Dealer ${ index }`,
	} ) );

const countOf = ( markers: MapMarker[], box = WORLD, zoom = 4, alone: string[] = [] ) =>
	clustersOf( markers )
		.items( box, zoom, alone )
		.reduce( ( sum, item ) => sum + ( item.kind === 'cluster' ? item.count : 1 ), 0 );

it( 'draws up to fifty markers one by one, in their order', () => {
	const items = clustersOf( around( MAX_SINGLE_MARKERS ) ).items( WORLD, 4, [] );

	expect( items.map( ( { key } ) => key ) ).toEqual( around( 50 ).map( ( { id } ) => `marker-${ id }` ) );
} );

it( 'gathers more than fifty, and loses none', () => {
	const items = clustersOf( around( MAX_SINGLE_MARKERS + 1 ) ).items( WORLD, 4, [] );

	expect( items.some( ( { kind } ) => kind === 'cluster' ) ).toBe( true );
	expect( items.length ).toBeLessThan( 10 );
	expect( countOf( around( 51 ) ) ).toBe( 51 );
} );

it( 'opens a cluster at a higher zoom', () => {
	const clusters = clustersOf( around( 200 ) );
	const first = clusters.items( WORLD, 5, [] ).find( ( item ) => item.kind === 'cluster' );

	expect( first?.kind === 'cluster' && clusters.opensAt( first.id ) ).toBeGreaterThan( 5 );
	expect( clusters.items( WORLD, 15, [] ).every( ( { kind } ) => kind === 'marker' ) ).toBe( true );
} );

it( 'lets the chosen one stand by itself', () => {
	const items = clustersOf( around( 200 ) ).items( WORLD, 4, [ 'd7' ] );

	expect( items.map( ( { key } ) => key ) ).toContain( 'marker-d7' );
} );

it.each( [ 10, 100 ] )( 'draws of %d only what lies in view, and the chosen one', ( count ) => {
	const nowhere: LonLatBox = [ 10, 10, 20, 20 ];
	const items = clustersOf( around( count ) ).items( nowhere, 8, [ 'd3' ] );

	expect( items.map( ( { key } ) => key ) ).toEqual( [ 'marker-d3' ] );
} );

it( 'leaves out what lies nowhere', () => {
	expect( countOf( [ ...around( 3 ), { id: 'x', lat: NaN, lon: 0, title: '' } ] ) ).toBe( 3 );
	expect( countOf( [ ...around( 60 ), { id: 'x', lat: 95, lon: 0, title: '' } ] ) ).toBe( 60 );
} );
