/**
 * Sends on the leads that other pages could not send. A module of its own, which the loader imports only where a lead
 * waits: the page need not have a form.
 */
import { type PendingLead, pendingLeads, type PendingTexts, resendPending } from '@client/data/pending-leads';
import type { Outcome } from '@client/data/send-lead';
import icons from '@contracts/icons.json';

/** Milliseconds that a form has for its own lead. */
const FORM_HEAD_START_MS = 3000;

const draftOf = ( { lead }: PendingLead ) => `hvac-blocks:form:${ lead.form }`;

export async function sendAll(): Promise< void > {
	for ( const pending of pendingLeads() ) {
		const outcome = await resendPending( pending );

		if ( outcome ) {
			keepDraft( pending, outcome );
			showOutcome( pending, outcome );
		}
	}
}

/** What was sent is not typed again, and what was refused is: in this tab, which may not be the one that it was typed in. */
function keepDraft( pending: PendingLead, { kind }: Outcome ): void {
	const fields = JSON.stringify( pending.lead.fields );

	try {
		const draft = sessionStorage.getItem( draftOf( pending ) );

		if ( kind !== 'sent' ) {
			sessionStorage.setItem( draftOf( pending ), draft ?? fields );
		} else if ( draft === fields ) {
			sessionStorage.removeItem( draftOf( pending ) );
		}
	} catch {
		// Nothing was kept.
	}
}

/** Says in a corner of the page what became of the lead, until it is closed. */
function showOutcome( { lead, texts }: PendingLead, outcome: Outcome ): void {
	const note = element( 'div', `hvac-notice hvac-notice--${ outcome.kind === 'sent' ? 'success' : 'error' }` );
	const words = element( 'p' );
	const close = element( 'button', 'hvac-button hvac-button--quiet', texts.close );
	const corner = element( 'div', 'hvac-block hvac-sent-on', note );

	corner.lang = lead.lang;
	// Said aloud only where it was there before its words were.
	corner.setAttribute( 'role', 'status' );
	document.body.append( corner );
	note.innerHTML = `<svg class="hvac-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">${
		outcome.kind === 'sent' ? icons.check : icons.circleAlert
	}</svg>`;
	words.append( ...outcomeText( lead.pageUrl, texts, outcome ) );
	close.addEventListener( 'click', () => corner.remove() );
	setTimeout( () => note.append( words, close ), 100 );
}

function outcomeText( pageUrl: string, texts: PendingTexts, outcome: Outcome ): Array< Node | string > {
	if ( outcome.kind === 'sent' ) {
		const [ before = '', after = '' ] = texts.reference.split( '{reference}' );
		return [ `${ texts.sent } ${ before }`, element( 'strong', '', outcome.reference ), after ];
	}

	const link = element( 'a', '', texts.failed );
	link.href = pageUrl;
	return [ link ];
}

function element< Name extends keyof HTMLElementTagNameMap >(
	name: Name,
	className = '',
	content: Node | string = ''
): HTMLElementTagNameMap[ Name ] {
	const made = document.createElement( name );
	made.className = className;
	made.append( content );
	return made;
}

// A form of this very page goes first: it thanks in its own place.
window.addEventListener( 'online', () => setTimeout( sendAll, FORM_HEAD_START_MS ) );
sendAll();
