import type { FormErrors, FormValues } from '@client/domain/form';

/** The body of `POST /leads`. */
export interface Lead {
	form: string;
	lang: string;
	source: string;
	companyId: string;
	fields: FormValues;
	consent: boolean;
	consentVersion: string;
	pageUrl: string;
	idempotencyKey: string;
	token: string;
	website: string;
}

export type Outcome =
	| { kind: 'sent'; reference: string }
	| { kind: 'invalid'; errors: FormErrors }
	/** `message` is the server's own, empty where it said nothing that a visitor should read. */
	| { kind: 'failed'; reason: 'notStored' | 'tooMany' | 'offline'; message: string };

interface Answer {
	reference?: unknown;
	code?: unknown;
	message?: unknown;
	data?: { fields?: FormErrors };
}

/** Milliseconds after which a visitor is told to try again. Trying again is safe: the key tells repeats. */
const PATIENCE = 20000;

/** Sends a lead. Never throws: every end of it is an outcome. */
export async function send( url: string, lead: Lead ): Promise< Outcome > {
	try {
		const response = await fetch( url, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify( lead ),
			signal: patience(),
		} );

		return outcomeOf( response.status, await response.json() );
	} catch {
		return { kind: 'failed', reason: navigator.onLine ? 'notStored' : 'offline', message: '' };
	}
}

function patience(): AbortSignal {
	const abort = new AbortController();

	setTimeout( () => abort.abort(), PATIENCE );
	return abort.signal;
}

function outcomeOf( status: number, answer: Answer | null ): Outcome {
	if ( typeof answer?.reference === 'string' && status < 300 ) {
		return { kind: 'sent', reference: answer.reference };
	}

	const errors = answer?.data?.fields ?? {};

	if ( status === 422 && Object.keys( errors ).length > 0 ) {
		return { kind: 'invalid', errors };
	}

	const isOurs = String( answer?.code ).startsWith( 'hvac_blocks_' ) && [ 422, 429, 503 ].includes( status );

	return {
		kind: 'failed',
		reason: status === 429 ? 'tooMany' : 'notStored',
		message: isOurs ? String( answer?.message ) : '',
	};
}
