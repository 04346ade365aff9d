/** What the upstreams have received, and the leads they have accepted. */
export class Journal {
	#requests = [];
	#taken = new Map();
	#repeated = 0;
	#withoutKey = 0;

	reset() {
		this.#requests = [];
		this.#taken = new Map();
		this.#repeated = 0;
		this.#withoutKey = 0;
	}

	/**
	 * Records a request on arrival; the returned function records the response's status, or a word for what was done
	 * instead.
	 */
	open( { route, method, path, query, headers, json, text } ) {
		const entry = {
			at: Date.now(),
			route,
			method,
			path,
			query,
			headers,
			json,
			// The signed content: the raw bytes.
			text: json === null || headers[ 'x-hvac-blocks-signature' ] ? text : undefined,
			status: 'waiting',
		};

		this.#requests.push( entry );

		return ( status ) => {
			entry.status = status;
		};
	}

	/** Accepts a lead; a repeated key gets 409. */
	take( { headers, json } ) {
		const key = headers[ 'idempotency-key' ];

		if ( json === null || typeof json !== 'object' ) {
			return { status: 400, json: { error: 'not JSON' } };
		}

		if ( ! key ) {
			this.#withoutKey++;
			return { status: 400, json: { error: 'no Idempotency-Key' } };
		}

		if ( this.#taken.has( key ) ) {
			this.#repeated++;
			return { status: 409, json: { error: 'taken before' } };
		}

		this.#taken.set( key, json );
		return { status: 201, json: { id: `up-${ this.#taken.size }` } };
	}

	summary() {
		return {
			requests: this.#requests,
			count: this.#requests.length,
			leads: {
				received: this.#requests.filter( ( { route } ) => route === 'leads' ).length,
				taken: this.#taken.size,
				repeated: this.#repeated,
				without_key: this.#withoutKey,
				by_key: Object.fromEntries( this.#taken ),
			},
		};
	}
}
