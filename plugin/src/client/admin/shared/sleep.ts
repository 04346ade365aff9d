/**
 * Resolves after a delay.
 *
 * @param milliseconds
 */
export const sleep = ( milliseconds: number ): Promise< void > =>
	new Promise( ( resolve ) => {
		setTimeout( resolve, milliseconds );
	} );
