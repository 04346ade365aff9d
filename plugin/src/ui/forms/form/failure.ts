import type { Outcome } from '@client/data/send-lead';
import type { FormProps } from '@client/domain/form';
import { fill } from '@client/domain/text';

/** The message about a lead that was not accepted. */
export function failureText( outcome: Outcome, form: FormProps ): string {
	const { notStored = '', tooMany = '', tryAt = '', failure } = form.messages;

	if ( outcome.kind !== 'failed' || outcome.reason === 'notStored' ) {
		return failure || ( outcome.kind === 'failed' && outcome.message ) || notStored;
	}

	const text = outcome.message || tooMany;

	if ( outcome.retryAfter <= 0 ) {
		return text;
	}

	// A minute is added, because the displayed time has no seconds.
	const free = new Date( Date.now() + outcome.retryAfter * 1000 + 60000 );
	const time = new Intl.DateTimeFormat( form.lang, { hour: 'numeric', minute: '2-digit' } ).format( free );
	return `${ text } ${ fill( tryAt, { time } ) }`;
}
