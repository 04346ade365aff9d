/** What holds if two machines serve visitors: an answer is never older than the last change, wherever that was made. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { MAILS, Node, PHP_LOG, startNodes, stopNodes } from '../lib/two-nodes.mjs';

const PLACE = '75024';

const dealer = ( number, values = {} ) => ( {
	data: { companyID: `N${ number }`, name: `Dealer ${ number }`, city: 'Plano', state: 'TX', zip: PLACE, ...values },
	location: { lat: 33.08, lon: -96.8 + ( number % 100 ) / 1000 },
	zipcodeCoverage: [ PLACE ],
} );

const csv = ( ...numbers ) =>
	[
		'companyID,name,city,state,zip,lat,lon',
		...numbers.map( ( number ) => `N${ number },Dealer ${ number },Plano,TX,${ PLACE },33.08,-96.8` ),
	].join( '\n' );

async function search( node, place = PLACE ) {
	const { status, headers, text } = await node.rest( 'GET', '/dealers', { q: place } );

	assert.equal( status, 200, text );

	return { ...JSON.parse( text ), tag: headers.etag, text };
}

const ids = ( { dealers } ) => dealers.map( ( { data } ) => data.companyID ).sort();

const lead = ( number ) => ( {
	form: 'contact-dealer',
	lang: 'en',
	fields: {
		firstName: 'Pat',
		lastName: 'Example',
		email: `visitor-${ number }@lead.test`,
		phone: '(214) 555-0123',
		addressLine1: '1 Main Street',
		city: 'Plano',
		state: 'TX',
		zip: PLACE,
	},
	companyId: 'N1',
	consent: true,
	idempotencyKey: randomUUID(),
} );

describe( 'two web nodes', () => {
	before( () => startNodes( () => {} ), { timeout: 600000 } );
	after( stopNodes );

	for ( const withRedis of [ false, true ] ) {
		describe( withRedis ? 'with an object cache in Redis' : 'with a memory of its own for each node', () => {
			const a = new Node( 'a', withRedis );
			const b = new Node( 'b', withRedis );
			const both = [ a, b ];

			before( async () => {
				const found = ids( await search( a ) );

				if ( found.length ) {
					await a.act( 'delete', { ids: found } );
				}
			} );

			test( 'an import on one node is there on the other at once', async () => {
				assert.deepEqual( ids( await search( b ) ), [] );
				await a.act( 'import', { csv: csv( 1, 2 ) } );
				assert.deepEqual( ids( await search( b ) ), [ 'N1', 'N2' ] );
				assert.deepEqual( ids( await search( a ) ), [ 'N1', 'N2' ] );
			} );

			test( 'both give the same answer to the letter', async () => {
				const [ one, other ] = [ await search( a ), await search( b ) ];

				assert.equal( one.text, other.text );
				assert.equal( one.tag, other.tag );
			} );

			test( 'the second answer asks the database nothing', async () => {
				await search( a );
				await search( b );
				for ( const node of both ) {
					const { queries, total, cache } = await node.act( 'queries', { place: PLACE } );

					assert.deepEqual( { queries, total, cache }, { queries: 0, total: 2, cache: withRedis } );
				}
			} );

			test( 'what is saved or deleted on one node is so on the other at once', async () => {
				await b.act( 'save', { dealers: [ dealer( 3 ), dealer( 1, { name: 'Another name' } ) ] } );

				const found = await search( a );

				assert.deepEqual( ids( found ), [ 'N1', 'N2', 'N3' ] );
				assert.ok( found.text.includes( 'Another name' ) );
				await a.act( 'delete', { ids: [ 'N2' ] } );
				assert.deepEqual( ids( await search( b ) ), [ 'N1', 'N3' ] );
			} );

			test( 'a setting of the search changed on one node counts on the other', async () => {
				assert.equal( ( await search( a, 'Boise, ID' ) ).radius, 100 );
				await b.act( 'set', { settings: { dealer_radius_steps: [ 10, 40 ] } } );
				assert.equal( ( await search( a, 'Boise, ID' ) ).radius, 40 );
				await a.act( 'set', { settings: {} } );
				assert.equal( ( await search( b, 'Boise, ID' ) ).radius, 100 );
			} );

			// Constant readers cache whatever they find: what a change overtakes must not be cached as new.
			test( 'under fire, no answer is older than the last change', async () => {
				let done = false;
				let read = 0;
				const visitors = [ a, b, a, b ].map( async ( node ) => {
					while ( ! done ) {
						await search( node );
						read++;
					}
				} );

				try {
					for ( let number = 10; number < 22; number++ ) {
						await both[ number % 2 ].act( 'save', { dealers: [ dealer( number ) ] } );
						for ( const node of both ) {
							assert.ok(
								ids( await search( node ) ).includes( `N${ number }` ),
								`N${ number } is missing`
							);
						}
					}
					await a.act( 'delete', { ids: [ 'N10', 'N11' ] } );
					assert.ok( ! ids( await search( b ) ).includes( 'N10' ) );
				} finally {
					done = true;
					await Promise.all( visitors );
				}
				assert.ok( read > 30, `only ${ read } answers were read meanwhile` );
			} );

			test( 'a lead is delivered once, whichever nodes are at it', async () => {
				const from = existsSync( MAILS ) ? readFileSync( MAILS, 'utf8' ).length : 0;

				for ( let number = 0; number < 8; number++ ) {
					const { status, text } = await both[ number % 2 ].rest( 'POST', '/leads', {}, lead( number ) );

					assert.equal( status, 201, text );
				}
				await Promise.all( [ a, b, a, b ].map( ( node ) => node.act( 'deliver' ) ) );
				await Promise.all( both.map( ( node ) => node.act( 'deliver' ) ) );

				const mails = readFileSync( MAILS, 'utf8' ).slice( from ).trim().split( '\n' ).sort();

				assert.deepEqual( mails, Array.from( { length: 8 }, ( _, n ) => `visitor-${ n }@lead.test` ).sort() );
			} );
		} );
	}

	test( 'nobody complained in PHP’s log', () => {
		const lines = existsSync( PHP_LOG )
			? readFileSync( PHP_LOG, 'utf8' ).trim().split( '\n' ).filter( Boolean )
			: [];

		assert.deepEqual(
			lines.filter( ( line ) => ! line.includes( 'WordPress.org' ) ),
			[]
		);
	} );
} );
