import contract from '@contracts/wizard.json';
import cases from '@contracts/wizard.cases.json';
import {
	addressOf,
	flowOf,
	homeSizeOf,
	isFlow,
	NO_ANSWERS,
	powerTypeOf,
	readAnswers,
	stepsOf,
	tonnageOf,
} from './wizard';

it.each( cases.sizes )( '$label square feet: $tonnage tons', ( { stop, label, key, tonnage } ) => {
	for ( const name of [ key, label, String( stop ) ] ) {
		expect( homeSizeOf( name ) ).toMatchObject( { key, label, stop } );
	}
	expect( tonnageOf( label ) ).toBe( tonnage );
} );

it( 'has a stop of the slider for each size, and begins with the lowest', () => {
	expect( contract.slider ).toEqual( { from: 1200, to: 3300, step: 300 } );
	expect( contract.homeSizes.map( ( { stop } ) => stop ) ).toEqual( [
		1200, 1500, 1800, 2100, 2400, 2700, 3000, 3300,
	] );
	expect( NO_ANSWERS.homeSize ).toBe( '0-1,200' );
	expect( tonnageOf( '' ) ).toBe( '2.0' );
} );

it.each( cases.flows )( 'cookie “$cookie”: $flow', ( { cookie, flow, steps } ) => {
	expect( flowOf( cookie ) ).toBe( flow );
	expect( stepsOf( flowOf( cookie ) ) ).toEqual( steps );
	expect( isFlow( flow ) ).toBe( true );
} );

it( 'knows no other flows', () => {
	expect( [ 'flow4', 'toString', '', null, 1 ].some( isFlow ) ).toBe( false );
} );

it.each( cases.powerTypes )( '“$outdoorUnit” outside, “$indoorUnit” inside: “$powerType”', ( rule ) => {
	expect( powerTypeOf( rule.outdoorUnit, rule.indoorUnit ) ).toBe( rule.powerType );
} );

const answered = cases.addresses.filter( ( { answers } ) => answers.homeSize !== '' );

it.each( answered )( 'address: $name', ( { answers, address } ) => {
	const { zipCode, ...kept } = answers;

	expect( addressOf( readAnswers( kept ), zipCode, [ ...stepsOf( 'flow1' ), 'issues' ] ) ).toBe( address );
} );

it( 'leaves out what another flow asked', () => {
	const answers = readAnswers( {
		homeSize: '1,500-1,800',
		outdoorUnit: 'heat-pump',
		indoorUnit: 'air-handler',
		buyingFactors: [ 'financing' ],
		issues: [ 'loud-noises' ],
	} );

	expect( addressOf( answers, '75024', stepsOf( 'flow3' ) ) ).toBe(
		'tonnage=3.0&zipCode=75024&homeSize=1500-1800&issues=loud-noises'
	);
	expect( addressOf( answers, '75024', stepsOf( 'flow2' ) ) ).toBe(
		'tonnage=3.0&zipCode=75024&homeSize=1500-1800&buyingFactors=financing'
	);
} );

it.each( [
	null,
	'x',
	7,
	[],
	{},
	{ homeSize: {}, issues: 'humidity', buyingFactors: { 0: 'financing' }, zipCode: 75024 },
] )( 'makes nothing of what it did not keep: %j', ( kept ) => {
	expect( readAnswers( kept ) ).toEqual( NO_ANSWERS );
} );

it( 'keeps what is known, each once and in its order', () => {
	expect(
		readAnswers( {
			homeSize: '3,000+',
			outdoorUnit: 'heat-pump',
			indoorUnit: 'boiler',
			issues: [ 'moving-soon', 'humidity', 'humidity', 'rust' ],
			zipCode: '75024',
			isServiceArea: true,
			phone: '1',
		} )
	).toEqual( {
		homeSize: '3,000+',
		outdoorUnit: 'heat-pump',
		indoorUnit: '',
		issues: [ 'humidity', 'moving-soon' ],
		buyingFactors: [],
		zipCode: '75024',
		isServiceArea: true,
	} );
} );
