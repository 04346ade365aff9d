#!/usr/bin/env node
/**
 * All upstreams of the plugin in one process, which misbehaves as configured.
 *
 *   node e2e/upstreams/server.mjs --port 0      prints "listening on http://127.0.0.1:PORT"
 *
 * GET  /dealers?zip=&mode=                     the dealer service
 * GET  /location/current.json?key=&q=&aqi=no   the place service
 * GET  /recommendation?tonnage=&powerType=&zipCode=&lang=   the recommendation service
 * GET  /rebates?q=&page=&lang=                 the rebate service
 * POST /whodis                                 the service that leases phone numbers
 * POST /leads                                  the lead service; OPTIONS answers 204
 * POST /zapier /make /hubspot /salesforce /dynamics    receivers of webhooks
 * POST /akismet                                the service that knows spam
 * POST /turnstile /hcaptcha                    the services that tell people from programs: siteverify
 *
 * POST /__control  { "route": "leads", "mode": "500", … }: see behaviour.mjs for all parameters
 * GET  /__log      what was received
 * POST /__reset    forgets everything
 */
import { createServer } from 'node:http';
import { Behaviours } from './behaviour.mjs';
import { Journal } from './journal.mjs';
import { answerDealers } from './dealers.mjs';
import { answerLocation } from './locations.mjs';
import { answerRebates } from './rebates.mjs';
import { answerWhodis } from './numbers.mjs';
import { answerRecommendation } from './recommendation.mjs';
import { webhooks } from './webhooks.mjs';

const behaviours = new Behaviours();
const journal = new Journal();

const upstreams = {
	'GET /dealers': ( { query }, told ) => answerDealers( query, told ),
	'GET /location/current.json': ( { query } ) => answerLocation( query ),
	'GET /recommendation': ( { query } ) => answerRecommendation( query ),
	'GET /rebates': ( { query } ) => answerRebates( query ),
	'POST /whodis': ( call ) => answerWhodis( call ),
	'POST /leads': ( call ) => journal.take( call ),
	...webhooks,
};

const controls = {
	'POST /__control': ( { json } ) => ( { status: 200, json: behaviours.set( json ) } ),
	'GET /__log': () => ( { status: 200, json: journal.summary() } ),
	'POST /__reset': () => {
		behaviours.reset();
		journal.reset();
		return { status: 200, json: {} };
	},
};

const read = async ( request ) => {
	const chunks = [];
	for await ( const chunk of request ) {
		chunks.push( chunk );
	}
	return Buffer.concat( chunks ).toString( 'utf8' );
};

const parse = ( text ) => {
	try {
		return JSON.parse( text );
	} catch {
		return null;
	}
};

const reply = ( response, { status, json, text, headers = {} } ) => {
	response.writeHead( status, { 'Content-Type': 'application/json', ...headers } );
	response.end( text ?? ( json === undefined ? '' : JSON.stringify( json ) ) );
};

const server = createServer( async ( request, response ) => {
	const url = new URL( request.url, 'http://localhost' );
	const text = await read( request );
	const call = {
		route: url.pathname.split( '/' )[ 1 ],
		method: request.method,
		path: url.pathname,
		query: Object.fromEntries( url.searchParams ),
		headers: request.headers,
		text,
		json: parse( text ),
	};
	const name = `${ request.method } ${ url.pathname }`;

	if ( controls[ name ] ) {
		return reply( response, controls[ name ]( call ) );
	}

	if ( request.method === 'OPTIONS' && upstreams[ `POST ${ url.pathname }` ] ) {
		return reply( response, { status: 204 } );
	}

	const note = journal.open( call );

	if ( ! upstreams[ name ] ) {
		note( 404 );
		return reply( response, { status: 404, json: { error: 'no such upstream' } } );
	}

	return behaviours.run( call, response, {
		answer: ( told ) => upstreams[ name ]( call, told ),
		reply: ( answer ) => reply( response, answer ),
		note,
	} );
} );

const option = ( flag, otherwise ) => {
	const at = process.argv.indexOf( flag );
	return at < 0 ? otherwise : process.argv[ at + 1 ];
};

server.keepAliveTimeout = 1000;
server.listen( Number( option( '--port', '0' ) ), option( '--host', '127.0.0.1' ), () => {
	const { address, port } = server.address();
	process.stdout.write( `listening on http://${ address }:${ port }\n` );
} );

for ( const signal of [ 'SIGTERM', 'SIGINT' ] ) {
	process.on( signal, () => process.exit( 0 ) );
}
