import { sendCount } from './send-count';

/**
 * Lets the site count how far visitors come, by day: the name of what happened and what it happened to, and nothing else.
 *
 * @param event   such as `wizard_step`
 * @param subject such as `flow1-homeSize`
 */
export function countStep( event: string, subject: string ): void {
	sendCount( document.querySelector< HTMLElement >( '[data-hvac-steps]' )?.dataset.hvacSteps, { event, subject } );
}
