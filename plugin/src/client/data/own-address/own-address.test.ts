const fetched = jest.fn();
const answer = ( status: number, body: unknown = {}, type = 'application/json' ) => ( {
	status,
	ok: status < 300,
	headers: new Headers( { 'Content-Type': type } ),
	json: async () => body,
} );
const page = () => answer( 200, null, 'text/html; charset=UTF-8' );
const asked = () => fetched.mock.calls.map( ( [ url ] ) => String( url ) );

/** A page that has not requested anything yet. */
async function open() {
	jest.resetModules();
	window.fetch = fetched;
	return {
		...( await import( '@client/data/rest' ) ),
		...( await import( '@client/data/request' ) ),
		...( await import( '@client/data/send-lead' ) ),
	};
}

beforeEach( () => {
	fetched.mockReset();
	window.history.replaceState( null, '', '/en/contact/?zipcode=75024' );
} );

it.each( [
	[ 'https://a.test/wp-json/hvac-blocks/v1/dealers', 'https://a.test/?hvac-blocks-api=%2Fdealers&q=75024' ],
	[ 'https://a.test/sub/api/hvac-blocks/v1/dealers/x', 'https://a.test/sub/?hvac-blocks-api=%2Fdealers%2Fx&q=75024' ],
	[
		'https://a.test/index.php/wp-json/hvac-blocks/v1/map/codes?edition=1',
		'https://a.test/index.php/?hvac-blocks-api=%2Fmap%2Fcodes&edition=1&q=75024',
	],
	[
		'https://a.test/sub/index.php?rest_route=/hvac-blocks/v1/dealers',
		'https://a.test/sub/index.php?hvac-blocks-api=%2Fdealers&q=75024',
	],
	[ '/wp-json/hvac-blocks/v1/location', 'http://localhost/?hvac-blocks-api=%2Flocation&q=75024' ],
] )( 'asks at the second address of %s', async ( url, own ) => {
	const { getJson } = await open();
	fetched.mockImplementation( async ( to ) => answer( to === own ? 200 : 401, { found: 1 } ) );

	expect( await getJson( url, { q: '75024' } ) ).toEqual( { found: 1 } );
	expect( asked() ).toEqual( [ expect.stringContaining( 'hvac-blocks' ), own ] );
} );

it( 'asks there at once from then on', async () => {
	const { getJson } = await open();
	fetched.mockImplementation( async ( url ) => answer( String( url ).includes( 'api=' ) ? 200 : 403 ) );

	await getJson( '/wp-json/hvac-blocks/v1/dealers', { q: '1' } );
	await getJson( '/wp-json/hvac-blocks/v1/rebates', { q: '2' } );

	expect( asked() ).toHaveLength( 3 );
	expect( asked()[ 2 ] ).toContain( 'hvac-blocks-api=%2Frebates&q=2' );
} );

it.each( [ 200, 413, 422, 429, 500, 503 ] )( 'takes %s for an answer', async ( status ) => {
	const { request } = await open();
	fetched.mockResolvedValue( answer( status ) );

	expect( ( await request( '/wp-json/hvac-blocks/v1/dealers' ) ).status ).toBe( status );
	expect( asked() ).toHaveLength( 1 );
} );

// WP Hide refuses visitors with 400.
it.each( [ 400, 401, 403, 404, 406 ] )( 'takes %s for a refusal', async ( status ) => {
	const { getJson } = await open();
	fetched.mockResolvedValueOnce( answer( status ) ).mockResolvedValueOnce( answer( 200, [ 1 ] ) );

	expect( await getJson( '/wp-json/hvac-blocks/v1/dealers', {} ) ).toEqual( [ 1 ] );
} );

it( 'says 400 where both addresses do', async () => {
	const { getJson } = await open();
	fetched.mockResolvedValue( answer( 400 ) );

	await expect( getJson( '/wp-json/hvac-blocks/v1/dealers', {} ) ).rejects.toMatchObject( { status: 400 } );
} );

it( 'takes a page for none', async () => {
	const { getJson } = await open();
	fetched.mockResolvedValueOnce( page() ).mockResolvedValueOnce( answer( 200, [ 1 ] ) );

	expect( await getJson( '/wp-json/hvac-blocks/v1/dealers', {} ) ).toEqual( [ 1 ] );
} );

it( 'returns to the REST API from a second address that refuses', async () => {
	const { getJson } = await open();
	fetched.mockImplementation( async ( url ) =>
		/api=|leads/.test( String( url ) ) ? page() : answer( 200, { found: 1 } )
	);

	await expect( getJson( '/wp-json/hvac-blocks/v1/leads', {} ) ).rejects.toMatchObject( { status: 200 } );
	expect( await getJson( '/wp-json/hvac-blocks/v1/dealers', {} ) ).toEqual( { found: 1 } );
} );

it( 'sends a lead from its own page under the same key', async () => {
	const { sendLead } = await open();
	const lead = { idempotencyKey: 'one' } as Parameters< typeof sendLead >[ 1 ];
	fetched.mockResolvedValueOnce( answer( 401 ) ).mockResolvedValueOnce( answer( 201, { reference: 'HB-1' } ) );

	expect( await sendLead( 'http://localhost/wp-json/hvac-blocks/v1/leads', lead ) ).toEqual( {
		kind: 'sent',
		reference: 'HB-1',
	} );
	expect( asked()[ 1 ] ).toBe( 'http://localhost/en/contact/?hvac-blocks-api=%2Fleads' );
	expect( new Set( fetched.mock.calls.map( ( [ , { body } ] ) => body ) ).size ).toBe( 1 );
} );

it( 'says what the REST API said where all is closed', async () => {
	const { getJson } = await open();
	fetched.mockResolvedValue( answer( 401, { code: 'rest_closed', message: 'No.' } ) );

	await expect( getJson( '/wp-json/hvac-blocks/v1/dealers', {} ) ).rejects.toMatchObject( { status: 401 } );
} );
