/** A script's output: one line per step with its time, and what to do if a step fails. */

const started = process.hrtime.bigint();
const seconds = ( from ) => ( Number( process.hrtime.bigint() - from ) / 1e9 ).toFixed( 1 );

/** A failure with a remedy: its message is shown, its stack is not. */
export class Failure extends Error {
	/**
	 * @param {string} message what went wrong
	 * @param {string} [remedy] the exact command or action that helps
	 */
	constructor( message, remedy = '' ) {
		super( message );
		this.remedy = remedy;
	}
}

export const say = ( line = '' ) => process.stdout.write( `${ line }\n` );

/**
 * Waits for all concurrent lanes; then throws the first failure.
 *
 * @param {Promise<void>[]} lanes
 */
export async function together( ...lanes ) {
	const failed = ( await Promise.allSettled( lanes ) ).find( ( { status } ) => status === 'rejected' );

	if ( failed ) {
		throw failed.reason;
	}
}

/**
 * Runs one step and prints its name, progress, and time.
 *
 * @template T
 * @param {string}                                             name   what the step does, such as `Installing npm packages`
 * @param {(progress: (note: string) => void) => Promise<T>|T} action
 * @param {boolean}                                            [live] whether its line is overwritten, which concurrent steps must not do
 * @return {Promise<T>} what the action returned
 */
export async function step( name, action, live = Boolean( process.stdout.isTTY ) ) {
	const from = process.hrtime.bigint();

	process.stdout.write( live ? `… ${ name }` : `… ${ name }\n` );

	let last = 0;
	const progress = ( note ) => {
		if ( live ) {
			process.stdout.write( `\r\x1b[K… ${ name }: ${ note }` );
		} else if ( Date.now() - last > 3000 ) {
			say( `    ${ note }` );
			last = Date.now();
		}
	};

	try {
		const result = await action( progress );

		say( `${ live ? '\r\x1b[K' : '' }✓ ${ name } (${ seconds( from ) } s)` );
		return result;
	} catch ( error ) {
		say( `${ live ? '\r\x1b[K' : '' }✗ ${ name } (${ seconds( from ) } s)` );
		throw error;
	}
}

/**
 * Runs a script's main function: a Failure ends it with its remedy, anything else with its stack.
 *
 * @param {() => Promise<void>} main
 */
export async function run( main ) {
	try {
		await main();
	} catch ( error ) {
		if ( error instanceof Failure ) {
			say( `\n${ error.message }` );
			if ( error.remedy ) {
				say( `\nTo fix this: ${ error.remedy }` );
			}
		} else {
			say( error?.stack ?? String( error ) );
		}
		process.exitCode = 1;
	}
}

export const sinceStart = () => seconds( started );
