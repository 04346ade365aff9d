/**
 * How each upstream behaves. `POST /__control` takes:
 *
 *   route        "dealers" | "location" | "recommendation" | "rebates" | "leads" | "whodis" | a receiver of webhooks
 *   mode         ok | slow | hang | drip (never ends) | refuse | garbage | 400 … 599 | 3xx via "redirect" | large | flaky   (default ok)
 *   delay_ms     slow: how long it takes (default 1000); with any other mode: waits that long first
 *   fail_first   the first n calls after this behave as `mode` (default 500 where the mode is ok), all later ones well
 *   fail_every   flaky: every n-th call fails (default 3), in turn before and after it has taken the lead
 *   retry_after  the Retry-After header of failing answers
 *   location     redirect: where to (default http://127.0.0.1/)
 *   answer       any JSON, sent instead of the upstream's own
 *   answers      the same by the ZIP or place that is asked for
 */
const RECEIVERS = [ 'zapier', 'make', 'hubspot', 'salesforce', 'dynamics', 'akismet', 'turnstile', 'hcaptcha' ];
const ROUTES = [ 'dealers', 'location', 'recommendation', 'rebates', 'leads', 'whodis', ...RECEIVERS ];
const SIZE_OF_LARGE = 3 * 1024 * 1024;

const pause = ( ms ) => new Promise( ( resolve ) => setTimeout( resolve, ms ) );

const misbehave = {
	hang: () => {},
	refuse: ( told, response ) => response.socket.destroy(),
	drip: ( told, response ) => {
		response.writeHead( 200, { 'Content-Type': 'application/json' } );
		const drops = setInterval( () => response.write( ' ' ), 100 );
		response.on( 'close', () => clearInterval( drops ) );
	},
	garbage: ( told, response ) => {
		response.writeHead( 200, { 'Content-Type': 'application/json' } );
		response.end( '<html><body>Everything is fine {{' );
	},
	large: ( told, response ) => {
		response.writeHead( 200, { 'Content-Type': 'application/json' } );
		response.end(
			JSON.stringify( {
				dealers: [],
				systems: [],
				total: 0,
				rebates: [],
				location: { name: 'Plano', region: 'Texas' },
				filler: 'x'.repeat( SIZE_OF_LARGE ),
			} )
		);
	},
	redirect: ( told, response ) => {
		response.writeHead( 302, { Location: told.location ?? 'http://127.0.0.1/' } );
		response.end();
	},
};

export class Behaviours {
	#told = new Map();

	set( told ) {
		if ( ! ROUTES.includes( told?.route ) ) {
			return { error: `name a route: ${ ROUTES.join( ', ' ) }` };
		}

		this.#told.set( told.route, { calls: 0, failures: 0, ...told, mode: String( told.mode ?? 'ok' ) } );
		return this.#told.get( told.route );
	}

	reset() {
		this.#told.clear();
	}

	/** Answers one call as configured; `upstream` is { answer( told ), reply( answer ), note( status ) }. */
	async run( call, response, upstream ) {
		const told = this.#told.get( call.route ) ?? { calls: 0, failures: 0, mode: 'ok' };
		const mode = this.#modeOf( told );

		if ( told.delay_ms || mode === 'slow' ) {
			await pause( told.delay_ms ?? 1000 );
		}

		if ( mode === 'after' ) {
			upstream.note( 'taken, then the connection broke' );
			await upstream.answer( told );
			return response.socket.destroy();
		}

		if ( misbehave[ mode ] ) {
			upstream.note( mode );
			return misbehave[ mode ]( told, response );
		}

		if ( /^[1-5]\d\d$/.test( mode ) ) {
			upstream.note( Number( mode ) );
			return upstream.reply( {
				status: Number( mode ),
				json: { error: 'told to fail', secret: 'upstream-internal-detail' },
				headers: told.retry_after === undefined ? {} : { 'Retry-After': String( told.retry_after ) },
			} );
		}

		const own = await upstream.answer( told );
		const set = told.answers?.[ call.query.zip ?? call.query.zipCode ?? call.query.q ] ?? told.answer;
		const answer = set === undefined ? own : { status: 200, json: set };

		upstream.note( answer.status );
		return upstream.reply( answer );
	}

	#modeOf( told ) {
		told.calls++;

		if ( told.fail_first !== undefined ) {
			const bad = told.mode === 'ok' ? '500' : told.mode;
			return told.calls <= told.fail_first ? bad : 'ok';
		}

		if ( told.mode === 'flaky' ) {
			if ( told.calls % ( told.fail_every ?? 3 ) !== 0 ) {
				return 'ok';
			}
			told.failures++;
			return told.failures % 2 ? '500' : 'after';
		}

		return told.mode;
	}
}
