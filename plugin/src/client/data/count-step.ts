import { sendCount } from './send-count';

/**
 * Counts how far visitors come, by day: only the event's name and its subject.
 *
 * @param event   such as `wizard_step`
 * @param subject such as `flow1-homeSize`
 */
export function countStep( event: string, subject: string ): void {
	sendCount( document.querySelector< HTMLElement >( '[data-hvac-steps]' )?.dataset.hvacSteps, { event, subject } );
}
