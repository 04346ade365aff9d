/** A preview request: a block with these attributes on this page. */
export interface Question {
	/** The block's folder. */
	name: string;
	attributes: Record< string, unknown >;
}

/** Sends questions in one request, which can be aborted. */
export type Ask< Answer > = ( questions: Question[], signal: AbortSignal ) => Promise< Answer[] >;

export type Listener< Answer > = ( answer: Answer ) => void;

/** A pending question with its listeners. */
interface Open< Answer > {
	key: string;
	question: Question;
	listeners: Set< Listener< Answer > >;
	request?: { abort: AbortController; open: Set< Open< Answer > > };
}

interface Options< Answer > {
	/** Whether an answer is temporary, so that it is not cached. */
	isTemporary: ( answer: Answer ) => boolean;
	/** Milliseconds without a new question after which pending ones are sent. */
	pause?: number;
	/** The maximum milliseconds that a question waits, even if others keep following. */
	maxWait?: number;
	/** Maximum questions per request. */
	maxPerRequest?: number;
	/** Maximum cached answers. */
	maxCached?: number;
	/** Milliseconds after which a request without an answer has failed. */
	timeout?: number;
	/** Called when requests begin to fail, and when they no longer do. */
	onOutage?: ( isOut: boolean ) => void;
}

/** Milliseconds until a failed request is repeated: doubled each time, up to the second. */
const [ FIRST_RETRY_MS, LAST_RETRY_MS ] = [ 2000, 30_000 ];

/**
 * Sends the questions of many blocks in one request. Identical questions are sent once, and not again while the
 * answer is cached; a question without listeners is not sent, and a request without listeners is aborted. Requests that
 * fail are repeated, after longer and longer pauses, until they are answered: a listener never hears of it.
 */
export class PreviewQueue< Answer > {
	readonly #ask: Ask< Answer >;
	readonly #options: Required< Options< Answer > >;
	readonly #answers = new Map< string, Answer >();
	readonly #open = new Map< string, Open< Answer > >();
	#timer: ReturnType< typeof setTimeout > | undefined;
	#waitingSince = 0;
	/** Failed requests since the last answer. */
	#failures = 0;

	constructor( ask: Ask< Answer >, options: Options< Answer > ) {
		this.#ask = ask;
		this.#options = {
			pause: 100,
			maxWait: 500,
			maxPerRequest: 200,
			maxCached: 500,
			timeout: 30_000,
			onOutage: () => {},
			...options,
		};
	}

	/** A cached answer. */
	cached( question: Question ): Answer | undefined {
		return this.#answers.get( keyOf( question ) );
	}

	/**
	 * @param question
	 * @param listener called once, never before this returns
	 * @return unsubscribes
	 */
	ask( question: Question, listener: Listener< Answer > ): () => void {
		const key = keyOf( question );
		const open = this.#open.get( key ) ?? { key, question, listeners: new Set() };

		open.listeners.add( listener );
		if ( ! this.#open.has( key ) ) {
			this.#open.set( key, open );
			this.#schedule();
		}

		return () => {
			open.listeners.delete( listener );
			if ( open.listeners.size === 0 && this.#open.get( key ) === open ) {
				this.#forget( open );
			}
		};
	}

	/** Repeats what failed without a further pause: the server may be back. */
	retry() {
		if ( this.#failures > 0 && this.#timer !== undefined ) {
			this.#sendIn( 0 );
		}
	}

	#schedule() {
		// It is sent with those that failed.
		if ( this.#failures > 0 && this.#timer !== undefined ) {
			return;
		}

		const { pause, maxWait } = this.#options;
		const now = Date.now();

		if ( this.#timer === undefined ) {
			this.#waitingSince = now;
		}
		this.#sendIn( Math.max( 0, Math.min( pause, this.#waitingSince + maxWait - now ) ) );
	}

	#sendIn( milliseconds: number ) {
		clearTimeout( this.#timer );
		this.#timer = setTimeout( () => {
			this.#timer = undefined;
			this.#send();
		}, milliseconds );
	}

	#forget( open: Open< Answer > ) {
		this.#open.delete( open.key );
		open.request?.open.delete( open );
		if ( open.request?.open.size === 0 ) {
			open.request.abort.abort();
		}
		if ( this.#open.size === 0 && this.#failures > 0 ) {
			clearTimeout( this.#timer );
			this.#timer = undefined;
			this.#countFailures( 0 );
		}
	}

	#countFailures( count: number ) {
		const wasOut = this.#failures > 0;

		this.#failures = count;
		if ( wasOut !== count > 0 ) {
			this.#options.onOutage( count > 0 );
		}
	}

	#send() {
		const waiting = [ ...this.#open.values() ].filter( ( { request } ) => request === undefined );

		for ( let at = 0; at < waiting.length; at += this.#options.maxPerRequest ) {
			void this.#request( waiting.slice( at, at + this.#options.maxPerRequest ) );
		}
	}

	async #request( asked: Open< Answer >[] ) {
		const request = { abort: new AbortController(), open: new Set( asked ) };
		const timer = setTimeout( () => request.abort.abort(), this.#options.timeout );
		let answers: Answer[] | undefined;

		asked.forEach( ( open ) => ( open.request = request ) );
		try {
			answers = await this.#ask(
				asked.map( ( { question } ) => question ),
				request.abort.signal
			);
		} catch {
			this.#fail( request.open );
		}
		clearTimeout( timer );
		if ( ! answers ) {
			return;
		}

		this.#countFailures( 0 );
		asked.forEach( ( open, index ) => {
			// Questions without listeners are no longer in it.
			if ( request.open.has( open ) ) {
				this.#open.delete( open.key );
				this.#tell( open, answers?.[ index ] as Answer );
			}
		} );
	}

	#fail( failed: Set< Open< Answer > > ) {
		if ( failed.size > 0 ) {
			failed.forEach( ( open ) => delete open.request );
			this.#sendIn( Math.min( FIRST_RETRY_MS * 2 ** this.#failures, LAST_RETRY_MS ) );
			this.#countFailures( this.#failures + 1 );
		}
	}

	#tell( { key, listeners }: Open< Answer >, answer: Answer ) {
		if ( ! this.#options.isTemporary( answer ) ) {
			this.#answers.set( key, answer );
			if ( this.#answers.size > this.#options.maxCached ) {
				this.#answers.delete( this.#answers.keys().next().value as string );
			}
		}
		listeners.forEach( ( listener ) => listener( answer ) );
	}
}

const keyOf = ( { name, attributes }: Question ): string =>
	JSON.stringify( [ name, Object.entries( attributes ).sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) ) ] );
