import type { Base } from './data';
import { boxOfLabel, isNamed, type Label, labelOfPlace, labelsOfAreas, withoutCollisions } from './labels';

const label = ( text: string, x: number, y: number, hasDot = false ): Label => ( {
	text,
	x,
	y,
	style: 'small',
	hasDot,
} );
const box = ( text: string, x: number, y: number, width = 50 ) => boxOfLabel( label( text, x, y ), width, 12 );
const texts = ( boxes: ReturnType< typeof withoutCollisions > ) => boxes.map( ( one ) => one.label.text );

it( 'keeps the first of those that collide', () => {
	expect(
		texts( withoutCollisions( [ box( 'Dallas', 100, 100 ), box( 'Irving', 120, 104 ), box( 'Plano', 300, 100 ) ] ) )
	).toEqual( [ 'Dallas', 'Plano' ] );
} );

it( 'keeps labels apart, not only from lying on each other', () => {
	expect( texts( withoutCollisions( [ box( 'a', 100, 100 ), box( 'b', 155, 100 ) ] ) ) ).toEqual( [ 'a' ] );
	expect( texts( withoutCollisions( [ box( 'a', 100, 100 ), box( 'b', 161, 100 ) ] ) ) ).toEqual( [ 'a', 'b' ] );
	expect( texts( withoutCollisions( [ box( 'a', 100, 100 ), box( 'b', 100, 120 ) ] ) ) ).toEqual( [ 'a', 'b' ] );
} );

it( 'finds collisions across the cells it looks in, at negative places too', () => {
	expect( texts( withoutCollisions( [ box( 'a', 127, 127 ), box( 'b', 129, 129 ) ] ) ) ).toEqual( [ 'a' ] );
	expect( texts( withoutCollisions( [ box( 'a', -1, -1 ), box( 'b', 1, 1 ) ] ) ) ).toEqual( [ 'a' ] );
	expect( texts( withoutCollisions( [ box( 'a', 0, 0, 600 ), box( 'b', 280, 4 ) ] ) ) ).toEqual( [ 'a' ] );
} );

it( 'has no two labels that meet among a thousand', () => {
	let seed = 1;
	const random = () => ( seed = ( seed * 16807 ) % 2147483647 ) / 2147483647;
	const kept = withoutCollisions(
		Array.from( { length: 1000 }, ( _, index ) =>
			box( String( index ), random() * 1200, random() * 700, 30 + random() * 60 )
		)
	);

	expect( kept.length ).toBeGreaterThan( 60 );
	for ( const a of kept ) {
		for ( const b of kept ) {
			const meet =
				a.left < b.left + b.width &&
				b.left < a.left + a.width &&
				a.top < b.top + b.height &&
				b.top < a.top + a.height;
			expect( a === b || ! meet ).toBe( true );
		}
	}
} );

it( 'writes beside a dot and upon a place', () => {
	expect( boxOfLabel( label( 'a', 100, 100, true ), 40, 10 ) ).toMatchObject( { left: 106, top: 95 } );
	expect( boxOfLabel( label( 'a', 100, 100 ), 40, 10 ) ).toMatchObject( { left: 80, top: 95 } );
} );

it( 'names the smaller places as the map comes nearer', () => {
	const zooms = ( rank: number ) => [ 3, 5, 7, 9, 10, 13 ].filter( ( zoom ) => isNamed( rank, zoom ) );

	expect( zooms( 1000 ) ).toEqual( [ 3, 5, 7, 9, 10, 13 ] );
	expect( zooms( 910 ) ).toEqual( [ 5, 7, 9, 10, 13 ] );
	expect( zooms( 6 ) ).toEqual( [ 7, 9, 10, 13 ] );
	expect( zooms( 1 ) ).toEqual( [ 10, 13 ] );
	expect( labelOfPlace( { name: 'Plano', x: 0, y: 0, rank: 7 }, 1, 2, 6 ).hasDot ).toBe( true );
	expect( labelOfPlace( { name: 'Plano', x: 0, y: 0, rank: 7 }, 1, 2, 10 ).hasDot ).toBe( false );
} );

it( 'names areas in the page’s language', () => {
	const base = {
		countries: [
			{ names: [ 'Canada', 'Canadá', 'Canada' ], x: 0, y: 0 },
			{ names: [ 'United States', 'Estados Unidos', 'États-Unis' ], x: 0, y: 0 },
			{ names: [ 'Mexico', 'México', 'Mexique' ], x: 0, y: 0 },
		],
		waters: [ { names: [ 'Lake Erie', 'Lago Erie', 'Lac Érié' ], x: 0, y: 0, from: 6, to: 9 } ],
		regions: [
			{ code: 'TX', x: 0, y: 0, size: 100 },
			{ code: 'RI', x: 0, y: 0, size: 10 },
		],
	} as unknown as Base;
	const at = ( zoom: number, lang: 'en' | 'es' | 'fr' ) =>
		labelsOfAreas( base, zoom, lang, ( x, y ) => [ x, y ], 1 ).map( ( { text } ) => text );

	expect( at( 3, 'es' ) ).toEqual( [ 'CANADÁ', 'ESTADOS UNIDOS', 'MÉXICO' ] );
	expect( at( 6, 'fr' ) ).toEqual( [ 'MEXIQUE', 'Lac Érié', 'TX' ] );
	expect( at( 9, 'en' ) ).toEqual( [ 'Lake Erie' ] );
} );
