import { printedProps } from '@client/islands/early';
import contract from '@contracts/wizard.json';
import { cookieValue, DRAFT } from '@ui/wizard/wizard/stored';
import type { WizardProps } from '@ui/wizard/wizard/types';

/**
 * Shows the number of steps in the visitor's flow: only the browser knows the cookie, so the page can be cached. The
 * island waits for a touch, unless the tab has stored answers: those are shown at once.
 */
export function early( block: HTMLElement ): void {
	if ( sessionStorage.getItem( DRAFT ) ) {
		block.dataset.hvacWhen = 'load';
		return;
	}

	const { cookie, texts } = printedProps< WizardProps >( block );
	const steps: string[] | undefined = Reflect.get(
		contract.flows,
		Reflect.get( contract.cookie, cookieValue( cookie ) )
	);

	if ( ! steps ) {
		return;
	}

	block.querySelectorAll< HTMLElement >( '.hvac-wizard__step' ).forEach( ( step ) => {
		const number = steps.indexOf( step.dataset.name as string ) + 1;

		// Without fill(), which contains square brackets.
		( step.querySelector( '.hvac-wizard__count' ) as Element ).textContent = number
			? texts.stepOf.split( '{step}' ).join( `${ number }` ).split( '{steps}' ).join( `${ steps.length }` )
			: '';
	} );
	( block.querySelector( '.hvac-wizard__progress' ) as HTMLElement ).style.setProperty(
		'--hvac-wizard-done',
		`${ Math.round( 100 / steps.length ) }%`
	);
}
