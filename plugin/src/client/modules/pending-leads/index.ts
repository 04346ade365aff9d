/**
 * Resends leads that other pages could not send. A separate module, which the loader imports only if a lead is
 * pending: the page does not need a form.
 */
import { type PendingLead, pendingLeads, type PendingTexts, resendPending } from '@client/data/pending-leads';
import type { Outcome } from '@client/data/send-lead';
import { whenSeen } from '@client/data/when-seen';
import icons from '@contracts/icons.json';

/** Milliseconds of head start for a form to send its own lead. */
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

/** Sent input is not kept as a draft; refused input is, in this tab, which may not be the one where it was typed. */
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
		// Nothing was stored.
	}
}

/** Shows the lead's outcome in a corner of the page until it is closed. */
function showOutcome( { lead, texts }: PendingLead, outcome: Outcome ): void {
	const note = element( 'div', `hvac-notice hvac-notice--${ outcome.kind === 'sent' ? 'success' : 'error' }` );
	const words = element( 'p' );
	const close = element( 'button', 'hvac-button hvac-button--quiet', texts.close );
	const corner = element( 'div', 'hvac-block hvac-sent-on', note );

	corner.lang = lead.lang;
	// Announced only if the live region exists before its text.
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

// A form on the same page goes first: it shows its own success message.
window.addEventListener( 'online', () => setTimeout( sendAll, FORM_HEAD_START_MS ) );

whenSeen( sendAll )();
