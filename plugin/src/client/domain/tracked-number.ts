/** The marketing codes of the settings, and the hosts of the alternate site in small letters. */
export interface MarketingCodes {
	standard: string;
	spanish: string;
	alternate: string;
	hosts: string[];
}

/** What a page says of call tracking, from `CallTracking\TrackingConfig`. */
export interface Tracking {
	/** Address of `POST /whodis`. */
	url: string;
	lang: string;
	/** `none`, `whodis` or `script`. */
	adapter: string;
	codes: MarketingCodes;
	script: { url: string; kind: string; pool: string } | null;
	/** The last in the chain: never better than the printed number, which is the group's own where it has one. */
	defaultNumber?: string;
	texts: { loading: string; none: string };
}

/** A number that the server printed, and whose calls it takes. */
export interface Phone {
	text: string;
	href: string;
	/** The routing group; empty where the number is not tracked. */
	group: string;
}

/** The code that a page's calls count for: the alternate site has its own, so have Spanish paths. */
export function marketingCode( { standard, spanish, alternate, hosts }: MarketingCodes, host: string, path: string ) {
	if ( hosts.includes( host.toLowerCase() ) ) {
		return alternate;
	}

	return /\/es(?:\/|$)/.test( path ) ? spanish : standard;
}

/** A number that a source gave. */
export interface Answer {
	/** As its source wrote it; empty where there is none. */
	number: string;
	/** Whether it counts calls: false for the number that stands in for a tracked one. */
	isTracked: boolean;
}

export const NO_ANSWER: Answer = { number: '', isTracked: false };

/**
 * Asks one source after another for a tracked number.
 *
 * @param sources  the best first; one that throws or does not come back in time has none
 * @param isGood   whether a number can be shown
 * @param patience milliseconds that each source has
 * @return the first tracked number; without one, the last number that stands in
 */
export async function firstAnswer(
	sources: ReadonlyArray< () => Promise< Answer > >,
	isGood: ( number: string ) => boolean,
	timeout: number
): Promise< Answer > {
	let otherwise = NO_ANSWER;

	for ( const source of sources ) {
		const answer = await withTimeout( timeout, source );

		if ( isGood( answer.number ) ) {
			if ( answer.isTracked ) {
				return answer;
			}
			otherwise = answer;
		}
	}

	return otherwise;
}

/** What a source says in time, else that it has no number. */
export function withTimeout( timeout: number, source: () => Promise< Answer > ): Promise< Answer > {
	return new Promise( ( resolve ) => {
		const timer = setTimeout( () => resolve( NO_ANSWER ), timeout );
		const end = ( answer: Answer ) => {
			clearTimeout( timer );
			resolve( answer );
		};

		// A source may throw before it gives a promise.
		Promise.resolve()
			.then( source )
			.then( end, () => end( NO_ANSWER ) );
	} );
}
