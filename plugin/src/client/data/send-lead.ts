import type { FormErrors, FormValues } from '@client/domain/form';
import { request } from './request';

/** The body of `POST /leads`. */
export interface Lead {
	form: string;
	lang: string;
	source: string;
	companyId: string;
	fields: FormValues;
	consent: boolean;
	consentVersion: string;
	/** The choice about marketing and the version of its text, if the form asks. */
	marketing?: boolean;
	marketingVersion?: string;
	/** The ID of the product that the lead is about. */
	product?: string;
	/** The system wizard's answers, if the lead came from it. */
	wizard?: Record< string, string >;
	pageUrl: string;
	idempotencyKey: string;
	token: string;
	/** The value of the honeypot field. */
	x7: string;
}

export interface ConsentText {
	version: string;
	text: string;
}

export type Outcome =
	| { kind: 'sent'; reference: string }
	/** `consent` is the current text, if the page showed another one. */
	| { kind: 'invalid'; errors: FormErrors; consent: ConsentText | null }
	/**
	 * `message` is the server's own, empty if it has none for visitors: `refused` has reasons that the form's texts
	 * do not cover; `isFinal` means that sending the same again would fail again.
	 */
	| { kind: 'failed'; reason: 'notStored' | 'refused'; message: string; retryAfter: number; isFinal: boolean }
	/** No answer. It is unknown whether the lead arrived: it is sent again under its key. */
	| { kind: 'unreached' };

interface Answer {
	reference?: unknown;
	code?: unknown;
	message?: unknown;
	data?: { fields?: FormErrors; consent?: ConsentText; retryAfter?: unknown };
}

/** Milliseconds until the visitor is asked to try again. Retrying is safe: the key identifies duplicates. */
const TIMEOUT_MS = 20000;

/** Gives the token of a service such as Turnstile, if there is one; never rejects. */
export type CaptchaToken = () => Promise< string > | undefined;

/**
 * Sends a lead. Never throws: every result is an outcome.
 *
 * @param captcha asked right before each attempt, since a token is good for minutes and once
 */
export async function sendLead( url: string, lead: Lead, captcha?: CaptchaToken ): Promise< Outcome > {
	const body = JSON.stringify( { ...lead, captcha: await captcha?.() } );
	const signal = timeout();

	try {
		const response = await request( url, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body,
			signal,
			// It arrives even if the visitor leaves the page meanwhile.
			keepalive: true,
		} );
		const answer: Answer | null = await response.json().catch( () => null );

		return signal.aborted ? failedOutcome() : toOutcome( response.status, answer );
	} catch {
		return signal.aborted ? failedOutcome() : { kind: 'unreached' };
	}
}

function timeout(): AbortSignal {
	const abort = new AbortController();

	setTimeout( () => abort.abort(), TIMEOUT_MS );
	return abort.signal;
}

export const failedOutcome = (): Outcome => ( {
	kind: 'failed',
	reason: 'notStored',
	message: '',
	retryAfter: 0,
	isFinal: false,
} );

function toOutcome( status: number, answer: Answer | null ): Outcome {
	if ( typeof answer?.reference === 'string' && status < 300 ) {
		return { kind: 'sent', reference: answer.reference };
	}

	const errors = answer?.data?.fields ?? {};

	if ( status === 422 && Object.keys( errors ).length > 0 ) {
		return { kind: 'invalid', errors, consent: answer?.data?.consent ?? null };
	}

	const isOurs = String( answer?.code ).startsWith( 'hvac_blocks_' ) && [ 422, 429, 503 ].includes( status );

	return {
		kind: 'failed',
		reason: status === 429 || answer?.code === 'hvac_blocks_refused' ? 'refused' : 'notStored',
		message: isOurs ? String( answer?.message ) : '',
		retryAfter: Number( answer?.data?.retryAfter ) || 0,
		isFinal: [ 400, 413, 422 ].includes( status ),
	};
}
