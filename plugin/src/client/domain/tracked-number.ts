/** The marketing codes in the settings, and the alternate site's hosts in lowercase. */
export interface MarketingCodes {
	standard: string;
	spanish: string;
	alternate: string;
	hosts: string[];
}

/** A page's call tracking configuration, from `CallTracking\TrackingConfig`. */
export interface Tracking {
	/** Address of `POST /whodis`. */
	url: string;
	lang: string;
	/** `none`, `demo`, `whodis` or `script`. */
	adapter: string;
	codes: MarketingCodes;
	script: { url: string; kind: string; pool: string } | null;
	/** The last resort: never better than the printed number, which is the group's own if it has one. */
	defaultNumber?: string;
	texts: { loading: string; none: string };
}

/** A printed number, and the routing group of its calls. */
export interface Phone {
	text: string;
	href: string;
	/** The routing group; empty if the number is not tracked. */
	group: string;
}

/** The marketing code of a page's calls: the alternate site and Spanish paths have their own. */
export function marketingCode( { standard, spanish, alternate, hosts }: MarketingCodes, host: string, path: string ) {
	if ( hosts.includes( host.toLowerCase() ) ) {
		return alternate;
	}

	return /\/es(?:\/|$)/.test( path ) ? spanish : standard;
}

/** A source's answer. */
export interface Answer {
	/** As the source wrote it; empty for none. */
	number: string;
	/** Whether it counts calls; false for a fallback number. */
	isTracked: boolean;
}

export const NO_ANSWER: Answer = { number: '', isTracked: false };

/**
 * Asks sources in turn for a tracked number.
 *
 * @param sources  the best first; one that throws or times out has no number
 * @param isGood   whether a number can be shown
 * @param timeout  milliseconds per source
 * @return the first tracked number, otherwise the last fallback
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

/** A source's answer, or no number after the timeout. */
export const withTimeout = ( timeout: number, source: () => Promise< Answer > ): Promise< Answer > =>
	Promise.race( [
		new Promise< Answer >( ( resolve ) => setTimeout( resolve, timeout, NO_ANSWER ) ),
		// A source may throw before it returns a promise.
		Promise.resolve()
			.then( source )
			.catch( () => NO_ANSWER ),
	] );
