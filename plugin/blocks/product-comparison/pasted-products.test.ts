import metadata from './block.json';
import { columnsOf, FIELDS, layoutOf, readCells } from './paste-layout';
import { readProducts } from './pasted-products';

const TABS = [ 'Air Conditioner', 'Heat Pump', '', 'Air Handler', '', '', '' ];
const HEADINGS = { product_name: 'Nombre del producto', product_type: 'Tipo', stages: 'Etapas' };
const read = ( text: string ) => readProducts( text, TABS, HEADINGS, 'Sí' );
const line = ( ...cells: string[] ) => cells.join( '\t' );

it( 'knows the fields of the block, in their order', () => {
	expect( metadata.supports.hvacBlocks.repeater.fields ).toEqual( [ ...FIELDS ] );
} );

it.each( [
	[
		'cells and rows',
		'a\tb\nc\td',
		[
			[ 'a', 'b' ],
			[ 'c', 'd' ],
		],
	],
	[ 'line breaks of Windows', 'a\tb\r\nc', [ [ 'a', 'b' ], [ 'c' ] ] ],
	[ 'a last line break', 'a\n', [ [ 'a' ], [ '' ] ] ],
	[ 'cells in quotation marks', '"a\tb"\t"c\nd"\t"5"" pipe"', [ [ 'a\tb', 'c\nd', '5" pipe' ] ] ],
	[ 'a quotation mark within a cell', '5" pipe\tb', [ [ '5" pipe', 'b' ] ] ],
	[ 'a cell that begins with one and goes on', '"a" b\tc', [ [ '"a" b', 'c' ] ] ],
	[ 'empty cells', '\ta\t', [ [ '', 'a', '' ] ] ],
	[ 'nothing', '', [ [ '' ] ] ],
] )( 'reads %s', ( _name, text, cells ) => {
	expect( readCells( text ) ).toEqual( cells );
} );

it( 'reads rows without headings in the order of the fields', () => {
	const row = line(
		'Heat Pump',
		'Ridge',
		'/ridge/',
		'12',
		'$5,400',
		'3 tons',
		'Two',
		'',
		'',
		'60 dB',
		'',
		'',
		'sí',
		'17 SEER2'
	);

	expect( read( row ) ).toEqual( {
		problems: [],
		products: [
			{
				product_type: '2',
				product_name: 'Ridge',
				product_link: '/ridge/',
				image: '12',
				installment_cost: '$5,400',
				cooling_strength: '3 tons',
				stages: 'Two',
				noise_level: '60 dB',
				energy_star_qualified: 'Yes',
				efficiency: '17 SEER2',
			},
		],
	} );
} );

it( 'reads columns in any order under headings: names of fields or words of the editor', () => {
	const { products, problems } = read(
		[
			line( 'Nombre del producto', 'EFFICIENCY', 'Product Type', '' ),
			line( 'A', '14', ' air conditioner ' ),
			'',
			line( 'B', '', '4' ),
		].join( '\n' )
	);

	expect( problems ).toEqual( [] );
	expect( products ).toEqual( [
		{ product_name: 'A', efficiency: '14', product_type: '1' },
		{ product_name: 'B', product_type: '4' },
	] );
} );

it.each( [
	...[ 'Y', 'yes', 'TRUE', '1', '✓', 'x', 'Sí' ].map( ( cell ) => [ cell, 'Yes' ] ),
	...[ 'n', 'No', 'false', '0', '✗', '–' ].map( ( cell ) => [ cell, 'No' ] ),
] )( 'takes “%s” of ENERGY STAR for “%s”', ( cell = '', stored ) => {
	expect( read( `product_name\tenergy_star_qualified\nA\t${ cell }` ) ).toEqual( {
		problems: [],
		products: [ { product_name: 'A', energy_star_qualified: stored } ],
	} );
} );

it( 'takes a product that is called like a column for a product', () => {
	expect( read( line( 'Heat Pump', 'Stages', '/x/' ) ).products ).toEqual( [
		{ product_type: '2', product_name: 'Stages', product_link: '/x/' },
	] );
} );

it.each( [
	[ 'nothing', ' \n\t', [ { kind: 'nothing' } ] ],
	[ 'headings alone', 'product_name\tstages', [ { kind: 'nothing' } ] ],
	[ 'an unknown heading', 'product_name\tstages\tColor\nA\tTwo\tred', [ { kind: 'column', text: 'Color' } ] ],
	[ 'a heading twice', 'product_name\tStages\tEtapas\nA\t1\t2', [ { kind: 'twice', text: 'Etapas' } ] ],
	[ 'a product without a name', '1\tA\n2\t\t/x/', [ { kind: 'name', row: 2 } ] ],
	[ 'a type without a tab', '\n1\tA\nBoiler\tB', [ { kind: 'type', row: 3, text: 'Boiler' } ] ],
	[ 'the number of an empty tab', '3\tA', [ { kind: 'type', row: 1, text: '3' } ] ],
	[ 'an image that is no number', '1\tA\t\tphoto.jpg', [ { kind: 'image', row: 1, text: 'photo.jpg' } ] ],
	[
		'an ENERGY STAR that is neither yes nor no',
		'product_name\tenergy_star_qualified\nA\tY\nB\tpending\nC\t',
		[ { kind: 'star', row: 3, text: 'pending' } ],
	],
	[
		'more cells than columns',
		line( '1', 'A', ...Array( 13 ).fill( 'x' ), 'too many' ),
		[
			{ kind: 'image', row: 1, text: 'x' },
			{ kind: 'wide', row: 1 },
		],
	],
] )( 'says what is wrong: %s', ( _name, text, problems ) => {
	expect( read( text ).problems ).toEqual( expect.arrayContaining( problems ) );
	expect( read( text ).problems ).toHaveLength( problems.length );
} );

it( 'knows usual headings, capitals and accents apart', () => {
	expect( layoutOf( line( 'MODÈLE', 'SEER2', 'Sound (dB)', 'Warranty' ), {} ) ).toEqual( {
		fields: [ 'product_name', 'efficiency', '', '' ],
		hasHeadings: true,
		isTransposed: false,
	} );
} );

it( 'reads a table whose products are columns', () => {
	const table = [
		line( 'Model', 'A', 'B' ),
		line( '', '', '' ),
		line( 'Price', '5400', '' ),
		line( 'SEER2', '14', '17' ),
	].join( '\n' );

	expect( layoutOf( table, {} ) ).toMatchObject( { isTransposed: true } );
	expect( read( table ) ).toEqual( {
		problems: [],
		products: [
			{ product_name: 'A', installment_cost: '5400', efficiency: '14' },
			{ product_name: 'B', efficiency: '17' },
		],
	} );
	expect( read( [ line( 'Model', 'A', '' ), line( 'Price', '1', '2' ) ].join( '\n' ) ).problems ).toEqual( [
		{ kind: 'name', row: 3 },
	] );
} );

it( 'shows columns with their first values, and reads them as they were chosen', () => {
	const table = [ line( 'Bezeichnung', 'Farbe' ), line( 'A', 'red' ), line( 'B', 'red' ), line( 'C', '' ) ].join(
		'\n'
	);
	const layout = { fields: [ 'product_name' as const, '' as const ], hasHeadings: true, isTransposed: false };

	expect( columnsOf( table, layout ) ).toEqual( [
		{ heading: 'Bezeichnung', values: [ 'A', 'B', 'C' ] },
		{ heading: 'Farbe', values: [ 'red' ] },
	] );
	expect( readProducts( table, TABS, {}, 'Yes', layout ) ).toEqual( {
		problems: [],
		products: [ { product_name: 'A' }, { product_name: 'B' }, { product_name: 'C' } ],
	} );
} );

it( 'reads 200 products', () => {
	const rows = Array.from( { length: 200 }, ( _, index ) => line( '1', `Model ${ index }` ) ).join( '\n' );

	expect( read( rows ).products ).toHaveLength( 200 );
} );

it( 'reads a row with only a model number: the catalog knows the rest', () => {
	expect( read( 'Model number\tStages\nHB-AC-14\t' ) ).toEqual( {
		products: [ { product_id: 'HB-AC-14' } ],
		problems: [],
	} );
	expect( read( 'Product\tStages\n\tTwo' ).problems ).toEqual( [ { kind: 'name', row: 2 } ] );
} );
