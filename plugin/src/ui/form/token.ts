/** Milliseconds that a token must be old: a lead that comes sooner after its token looks like a machine's. */
const MINIMUM_AGE = 1200;

/** The signed time at which a visitor began with a form; asked for once, at the first interaction. */
export class FormToken {
	private token = '';
	private since = Infinity;

	constructor( url: string ) {
		fetch( url )
			.then( ( response ) => response.json() )
			.then( ( answer: { token?: unknown } ) => {
				this.token = typeof answer.token === 'string' ? answer.token : '';
				this.since = performance.now();
			} )
			.catch( () => {} );
	}

	/** The token; empty where there is none yet or it is too young: a lead is taken without one, too. */
	value(): string {
		return performance.now() - this.since >= MINIMUM_AGE ? this.token : '';
	}
}
