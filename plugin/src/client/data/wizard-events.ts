import { areaOf } from '../domain/postal-code';
import { publish } from './analytics';

/** What visitors do in the wizard, with everything published about it. */
interface WizardEvents {
	/** The visitor gave a first answer. */
	wizard_start: { flow: string };
	/** The visitor reached a question for the first time; `number` is 1 for the first one. */
	wizard_step: { flow: string; step: string; number: number };
	/** The visitor was forwarded: to the `results`, or to the `dealers` if the place is not served. */
	wizard_finish: { flow: string; result: string; tonnage: string; powerType: string; zip: string };
}

/** Publishes events like `track()`; of the place, only the postal area. */
export function trackWizard< Name extends keyof WizardEvents >( name: Name, detail: WizardEvents[ Name ] ): void {
	publish( name, 'zip' in detail ? { ...detail, zip: areaOf( detail.zip ) } : { ...detail } );
}
