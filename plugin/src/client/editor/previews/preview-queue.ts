/** A preview request: a block with these attributes on this page. */
export interface Question {
	/** The block's folder. */
	name: string;
	attributes: Record< string, unknown >;
}

/** Sends questions in one request, which can be aborted. */
export type Ask< Answer > = ( questions: Question[], signal: AbortSignal ) => Promise< Answer[] >;

export interface Listener< Answer > {
	answer: ( answer: Answer ) => void;
	fail: ( error: unknown ) => void;
}

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
}

/**
 * Sends the questions of many blocks in one request. Identical questions are sent once, and not again while the
 * answer is cached; a question without listeners is not sent, and a request without listeners is aborted.
 */
export class PreviewQueue< Answer > {
	readonly #ask: Ask< Answer >;
	readonly #options: Required< Options< Answer > >;
	readonly #answers = new Map< string, Answer >();
	readonly #open = new Map< string, Open< Answer > >();
	#timer: ReturnType< typeof setTimeout > | undefined;
	#waitingSince = 0;

	constructor( ask: Ask< Answer >, options: Options< Answer > ) {
		this.#ask = ask;
		this.#options = { pause: 100, maxWait: 500, maxPerRequest: 200, maxCached: 500, ...options };
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

	#schedule() {
		const { pause, maxWait } = this.#options;
		const now = Date.now();

		if ( this.#timer === undefined ) {
			this.#waitingSince = now;
		}
		clearTimeout( this.#timer );
		this.#timer = setTimeout(
			() => {
				this.#timer = undefined;
				this.#send();
			},
			Math.max( 0, Math.min( pause, this.#waitingSince + maxWait - now ) )
		);
	}

	#forget( open: Open< Answer > ) {
		this.#open.delete( open.key );
		open.request?.open.delete( open );
		if ( open.request?.open.size === 0 ) {
			open.request.abort.abort();
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
		let tell: ( open: Open< Answer >, index: number ) => void;

		asked.forEach( ( open ) => ( open.request = request ) );
		try {
			const answers = await this.#ask(
				asked.map( ( { question } ) => question ),
				request.abort.signal
			);
			tell = ( open, index ) => this.#tell( open, answers[ index ] as Answer );
		} catch ( error ) {
			tell = ( { listeners } ) => listeners.forEach( ( { fail } ) => fail( error ) );
		}

		asked.forEach( ( open, index ) => {
			// Questions without listeners are no longer in it.
			if ( request.open.has( open ) ) {
				this.#open.delete( open.key );
				tell( open, index );
			}
		} );
	}

	#tell( { key, listeners }: Open< Answer >, answer: Answer ) {
		if ( ! this.#options.isTemporary( answer ) ) {
			this.#answers.set( key, answer );
			if ( this.#answers.size > this.#options.maxCached ) {
				this.#answers.delete( this.#answers.keys().next().value as string );
			}
		}
		listeners.forEach( ( listener ) => listener.answer( answer ) );
	}
}

const keyOf = ( { name, attributes }: Question ): string =>
	JSON.stringify( [ name, Object.entries( attributes ).sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) ) ] );
