/**
 * Requests tracked numbers. A separate module, so that all islands share requests; loaded when a number is first
 * needed.
 */
import { storageKey, storeNumber, storedNumber, type TrackedLine } from '@client/data/number-store';
import { request } from '@client/data/request';
import { isUsable } from '@client/domain/phone-number';
import { firstAnswer, NO_ANSWER, type Answer, type Tracking } from '@client/domain/tracked-number';
import { scriptNumber } from './script';
import { sessionId } from './session';

/** Milliseconds per source. The server itself waits three seconds for the service behind it. */
const TIMEOUT_MS = 4000;

const requests = new Map< string, Promise< Answer > >();

/**
 * The number for a line: the script's, otherwise the server's. Requested once per session, whatever the result.
 *
 * Never throws; an empty number means that the printed one stays.
 */
export function askNumber( tracking: Tracking, line: TrackedLine ): Promise< Answer > {
	const name = storageKey( line );
	const cached = requests.get( name );

	if ( cached ) {
		return cached;
	}

	const answer = requestNumber( tracking, line );
	requests.set( name, answer );
	return answer;
}

async function requestNumber( tracking: Tracking, line: TrackedLine ): Promise< Answer > {
	const stored = storedNumber( line );

	if ( stored ) {
		return stored;
	}

	const { script } = tracking;
	const sources = [
		...( script ? [ () => scriptNumber( script, line ).then( tracked ) ] : [] ),
		() => leasedNumber( tracking, line ),
	];
	const answer = await firstAnswer( sources, isUsable, TIMEOUT_MS );

	storeNumber( line, answer );
	return answer;
}

const tracked = ( number: string ): Answer => ( { number, isTracked: true } );

interface LeaseAnswer {
	message?: { leasePhoneNumber?: unknown };
	fallback?: unknown;
}

async function leasedNumber( { url, lang }: Tracking, { group, code, dealer }: TrackedLine ): Promise< Answer > {
	const address = new URL( url, window.location.href );
	address.searchParams.set( 'lang', lang );

	const response = await request( address.href, {
		method: 'POST',
		credentials: 'omit',
		headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
		body: JSON.stringify( {
			routingGroupID: group,
			sessionID: sessionId(),
			pageReferrer: ( document.referrer || window.location.href ).slice( 0, 2000 ),
			leaseName: code,
			metaData: { dealerName: dealer.name.slice( 0, 200 ), companyID: dealer.id },
		} ),
		signal: timeout(),
	} );

	if ( ! [ 200, 201 ].includes( response.status ) ) {
		return NO_ANSWER;
	}

	const { message, fallback }: LeaseAnswer = await response.json();
	return { number: String( message?.leasePhoneNumber ?? '' ), isTracked: fallback !== true };
}

function timeout(): AbortSignal {
	const abort = new AbortController();

	setTimeout( () => abort.abort(), TIMEOUT_MS );
	return abort.signal;
}
