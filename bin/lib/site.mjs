/** A running site from its administrator's perspective: everything over HTTP, so that it works with every runtime. */
import net from 'node:net';
import { Failure } from './log.mjs';

const NAMESPACE = '/hvac-blocks/v1';

/** Whether something listens at an address such as `localhost:8888`. */
export const portIsTaken = ( host ) =>
	new Promise( ( resolve ) => {
		const [ name, port ] = host.split( ':' );
		const socket = net.connect( { host: name, port: Number( port ), timeout: 2000 } );
		const answer = ( isTaken ) => {
			socket.destroy();
			resolve( isTaken );
		};

		socket
			.on( 'connect', () => answer( true ) )
			.on( 'error', () => answer( false ) )
			.on( 'timeout', () => answer( false ) );
	} );

/** Waits until a site responds. */
export async function untilItAnswers( url, { seconds, isAlive = () => true } ) {
	const end = Date.now() + seconds * 1000;

	while ( Date.now() < end && isAlive() ) {
		try {
			const answer = await fetch( url, { redirect: 'manual', signal: AbortSignal.timeout( 20000 ) } );

			if ( answer.status < 500 ) {
				return true;
			}
		} catch {}
		await new Promise( ( r ) => setTimeout( r, 250 ) );
	}

	return false;
}

export class Site {
	#url;
	#cookies = new Map( [
		// Otherwise Playground would log in by itself and respond with a redirect.
		[ 'playground_auto_login_already_happened', '1' ],
		[ 'wordpress_test_cookie', 'WP%20Cookie%20check' ],
	] );
	#nonce = '';

	/** @param {string} url without a trailing slash */
	constructor( url ) {
		this.#url = url;
	}

	async #send( path, options = {} ) {
		const answer = await fetch( new URL( path, this.#url ), {
			redirect: 'manual',
			signal: AbortSignal.timeout( 180000 ),
			...options,
			headers: {
				Cookie: [ ...this.#cookies ].map( ( pair ) => pair.join( '=' ) ).join( '; ' ),
				...options.headers,
			},
		} );

		for ( const cookie of answer.headers.getSetCookie() ) {
			const [ pair ] = cookie.split( ';' );
			const at = pair.indexOf( '=' );

			this.#cookies.set( pair.slice( 0, at ), pair.slice( at + 1 ) );
		}

		return answer;
	}

	/** Whether a file is served at once: a delay means that other requests are pending. */
	async isIdle() {
		const from = Date.now();
		await ( await this.#send( '/wp-includes/images/blank.gif' ) ).arrayBuffer();

		return Date.now() - from < 300;
	}

	async logIn( user = 'admin', password = 'password' ) {
		await this.#send( '/wp-login.php', {
			method: 'POST',
			body: new URLSearchParams( { log: user, pwd: password, testcookie: '1' } ),
		} );
		await this.#renewNonce();

		return this;
	}

	async #renewNonce() {
		const answer = await this.#send( '/wp-admin/admin-ajax.php?action=rest-nonce' );

		this.#nonce = ( await answer.text() ).trim();
		if ( answer.status !== 200 || ! /^[0-9a-f]{10}$/.test( this.#nonce ) ) {
			throw new Failure(
				`${ this.#url }: the administrator cannot log in (status ${ answer.status }).`,
				'npm run reset makes the site again, with the login admin / password.'
			);
		}
	}

	/**
	 * @param {string} method
	 * @param {string} route  may end with a query string
	 * @param {Object} [body]
	 * @return {Promise<{status: number, body: any}>} a route's response, with any status
	 */
	async rest( method, route, body ) {
		const [ path, query ] = route.split( '?' );
		// The query form also works without pretty permalinks.
		const address = `/index.php?rest_route=${ encodeURIComponent( path ) }${ query ? `&${ query }` : '' }`;
		const answer = await this.#send( address, {
			method,
			headers: { 'X-WP-Nonce': this.#nonce, ...( body && { 'Content-Type': 'application/json' } ) },
			...( body && { body: JSON.stringify( body ) } ),
		} );
		const text = await answer.text();

		try {
			return { status: answer.status, body: JSON.parse( text ) };
		} catch {
			return { status: answer.status, body: { message: text.slice( 0, 1500 ) } };
		}
	}

	async activatePlugin() {
		const { status, body } = await this.rest( 'PUT', '/wp/v2/plugins/hvac-blocks/plugin', { status: 'active' } );

		if ( status !== 200 ) {
			throw new Failure(
				`The plugin cannot be activated (${ status }): ${ body.message }`,
				'correct the error; npm start goes on from here.'
			);
		}
	}

	async usePrettyPermalinks() {
		const page = await this.#send( '/wp-admin/options-permalink.php' );
		const html = await page.text();
		const nonce = html.match( /name="_wpnonce" value="([^"]+)"/ )?.[ 1 ];

		if ( /id="permalink_structure"[^>]*value="\/%postname%\/"/.test( html ) ) {
			return;
		}
		if ( ! nonce ) {
			throw new Failure( `The permalinks cannot be set (status ${ page.status }).`, 'npm run reset' );
		}
		await this.#send( '/wp-admin/options-permalink.php', {
			method: 'POST',
			body: new URLSearchParams( {
				_wpnonce: nonce,
				_wp_http_referer: '/wp-admin/options-permalink.php',
				selection: '/%postname%/',
				permalink_structure: '/%postname%/',
				submit: 'Save Changes',
			} ),
		} );
	}

	/**
	 * Creates the demo site, with as many calls as the route requests.
	 *
	 * @param {(note: string) => void|Promise<void>} progress  awaited before the next call
	 * @param {{upTo?: string}}                      [options] the first step to leave out
	 * @return {Promise<{done: boolean, note: string}>} whether everything is created, and the next step
	 */
	async makeDemoSite( progress, { upTo = '' } = {} ) {
		let stalled = 0;
		let last = '';

		for (;;) {
			const { status, body } = await this.rest( 'POST', `${ NAMESPACE }/admin/starter-site`, {} );

			if ( status >= 400 ) {
				throw new Failure(
					`The demo site cannot be made (${ status }): ${ body.message }`,
					'correct the error; npm start goes on from here.'
				);
			}

			const note = body.done ? '' : `${ body.label }, ${ body.progress.done } of ${ body.progress.total }`;

			if ( body.done || body.step === upTo ) {
				return { done: body.done, note };
			}

			const now = JSON.stringify( body );

			stalled = now === last ? stalled + 1 : 0;
			last = now;
			if ( stalled > 20 ) {
				throw new Failure( `The demo site does not get further: ${ now }`, 'npm run reset' );
			}
			await progress( note );
		}
	}
}
