import { hasConsent } from './consent';
import { sendCount } from './send-count';

let waiting: string[] = [];

function send(): void {
	const steps = waiting;

	waiting = [];
	if ( steps.length ) {
		sendCount( document.querySelector< HTMLElement >( '[data-hvac-steps]' )?.dataset.hvacSteps, { steps } );
	}
}

/**
 * Counts how far visitors come, by day: only the event's name and its subject. What a press counts is sent together,
 * once the browser has drawn its effect, or when the visitor leaves.
 *
 * @param event   such as `wizard_step`
 * @param subject such as `flow1-homeSize`
 */
export function countStep( event: string, subject: string ): void {
	// A later consent does not cover it.
	if ( ! hasConsent( 'statistics-anonymous' ) ) {
		return;
	}
	if ( ! waiting.length ) {
		setTimeout( send, 500 );
		window.addEventListener( 'pagehide', send, { once: true } );
	}
	// One request has ten at most.
	if ( waiting.push( `${ event } ${ subject }` ) === 10 ) {
		send();
	}
}
