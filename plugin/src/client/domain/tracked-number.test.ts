import { firstAnswer, marketingCode, NO_ANSWER, withTimeout } from './tracked-number';

const codes = { standard: 'WEB', spanish: 'WEB-ES', alternate: 'WEB-INFO', hosts: [ 'info.example.com' ] };
const isGood = ( number: string ) => number !== '';
const gives =
	( number: string, isTracked = true ) =>
	async () => ( { number, isTracked } );
const fails = () => Promise.reject( new Error( 'down' ) );
const hangs = () => new Promise< never >( () => {} );

it.each( [
	[ 'www.example.com', '/residential/en/pricing/', 'WEB' ],
	[ 'www.example.com', '/residential/fr/', 'WEB' ],
	[ 'www.example.com', '/residential/es/dealer-locator/', 'WEB-ES' ],
	[ 'www.example.com', '/residential/es', 'WEB-ES' ],
	[ 'www.example.com', '/residential/estimates/', 'WEB' ],
	[ 'info.example.com', '/residential/en/', 'WEB-INFO' ],
	[ 'INFO.example.com', '/residential/es/', 'WEB-INFO' ],
] )( 'counts calls of %s%s for %s', ( host, path, code ) => {
	expect( marketingCode( codes, host, path ) ).toBe( code );
} );

it( 'takes the first tracked number and asks no further', async () => {
	const last = jest.fn( gives( '3' ) );

	await expect( firstAnswer( [ fails, gives( '' ), gives( '2' ), last ], isGood, 50 ) ).resolves.toEqual( {
		number: '2',
		isTracked: true,
	} );
	expect( last ).not.toHaveBeenCalled();
} );

it( 'prefers a tracked number to one that stands in', async () => {
	await expect( firstAnswer( [ gives( '1', false ), gives( '2' ) ], isGood, 50 ) ).resolves.toMatchObject( {
		number: '2',
	} );
	await expect( firstAnswer( [ gives( '1', false ), fails ], isGood, 50 ) ).resolves.toEqual( {
		number: '1',
		isTracked: false,
	} );
} );

it( 'has no number where all sources fail, throw or hang', async () => {
	const throws = () => {
		throw new Error( 'at once' );
	};

	await expect( firstAnswer( [ fails, throws, hangs ], isGood, 20 ) ).resolves.toEqual( NO_ANSWER );
	await expect( withTimeout( 20, hangs ) ).resolves.toEqual( NO_ANSWER );
} );
