/**
 * Retries an action that may take too long on a busy machine, and cleans up after each failure.
 *
 * @param {number}                                            count
 * @param {(number: number) => Promise<{ok: boolean, said: string}>} attempt with its number, from 1
 * @param {() => Promise<void>}                               cleanUp
 * @return {Promise<{ok: boolean, said: string}>} the first success or the last failure
 */
export async function inAttempts( count, attempt, cleanUp ) {
	for ( let number = 1; ; number++ ) {
		const result = await attempt( number );

		if ( result.ok ) {
			return result;
		}
		await cleanUp();
		if ( number >= count ) {
			return result;
		}
	}
}
