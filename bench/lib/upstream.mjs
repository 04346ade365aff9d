/** A lead's receivers: the mock upstream of the end-to-end tests, and a slow mail server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { inRoot } from '../../bin/lib/paths.mjs';
import { SMTP_PORT, UPSTREAM_PORT } from './sites.mjs';

const URL_OF_ALL = `http://127.0.0.1:${ UPSTREAM_PORT }`;

export const LEADS_URL = `${ URL_OF_ALL }/leads`;

/** Settings for every service that a site can call. */
export const EVERY_UPSTREAM = {
	HVAC_BLOCKS_DEALERS_PROVIDER: 'http',
	HVAC_BLOCKS_DEALERS_URL: `${ URL_OF_ALL }/dealers`,
	HVAC_BLOCKS_LOCATION_PROVIDER: 'http',
	HVAC_BLOCKS_LOCATION_URL: `${ URL_OF_ALL }/location`,
	HVAC_BLOCKS_LOCATION_KEY: 'none',
	HVAC_BLOCKS_CALL_TRACKING_ADAPTER: 'whodis',
	HVAC_BLOCKS_FLAG_126_CALL_TRACKING: true,
	HVAC_BLOCKS_WHODIS_URL: `${ URL_OF_ALL }/whodis`,
	HVAC_BLOCKS_LEADS_URL: LEADS_URL,
};

/**
 * @param {Object}   behaviour see e2e/upstreams/behaviour.mjs
 * @param {string[]} routes    the services that behave so
 */
export async function startUpstream( behaviour, routes = [ 'leads' ] ) {
	const child = spawn(
		process.execPath,
		[ inRoot( 'e2e/upstreams/server.mjs' ), '--port', String( UPSTREAM_PORT ) ],
		{ stdio: [ 'ignore', 'pipe', 'inherit' ] }
	);
	const tell = async ( told ) => {
		for ( const route of routes ) {
			await fetch( `${ URL_OF_ALL }/__control`, { method: 'POST', body: JSON.stringify( { route, ...told } ) } );
		}
	};

	await once( child.stdout, 'data' );
	await tell( behaviour );

	return {
		tell,
		log: async () => ( await fetch( `${ URL_OF_ALL }/__log` ) ).json(),
		stop: () => child.kill(),
	};
}

/** A mail server whose conversations each take a given time, before it answers the message. */
export async function startMailServer( ms ) {
	let taken = 0;
	const server = createServer( ( socket ) => {
		let inMessage = false;
		const say = ( line ) => socket.writable && socket.write( `${ line }\r\n` );

		say( '220 bench' );
		socket.on( 'error', () => {} );
		socket.on( 'data', ( chunk ) => {
			for ( const line of chunk.toString().split( '\r\n' ) ) {
				if ( inMessage ) {
					if ( line === '.' ) {
						inMessage = false;
						taken++;
						setTimeout( () => say( '250 taken' ), ms );
					}
				} else if ( /^DATA/i.test( line ) ) {
					inMessage = true;
					say( '354 go on' );
				} else if ( /^QUIT/i.test( line ) ) {
					say( '221 bye' );
					socket.end();
				} else if ( line ) {
					say( '250 bench' );
				}
			}
		} );
	} );

	server.listen( SMTP_PORT, '127.0.0.1' );
	await once( server, 'listening' );

	return { taken: () => taken, stop: () => server.close() };
}

/** A lead as the form sends it; `mark` is part of its email address, so that it can be found anywhere. */
export const lead = ( mark, key ) => ( {
	form: 'contact-dealer',
	lang: 'en',
	fields: {
		firstName: 'Pat',
		lastName: 'Example',
		email: `${ mark }@example.test`,
		phone: '(214) 555-0123',
		addressLine1: '1 Main Street',
		city: 'Plano',
		state: 'TX',
		zip: '75024',
	},
	companyId: '100101',
	consent: true,
	idempotencyKey: key,
} );
