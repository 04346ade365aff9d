import { hasConsent } from '@client/data/consent';
import { type Experiment, onVwo } from './vwo';

/** Milliseconds after the first paint after which the control stays. */
const TIMEOUT_MS = 2000;

const NAMES = { control: 'hvac-ab-control', variant: 'hvac-ab-variant' } as const;

type Choice = keyof typeof NAMES;

/** The placement's own choice, not that of a placement inside it. */
const findVariant = ( block: HTMLElement, choice: Choice ): HTMLElement | undefined =>
	[ ...block.querySelectorAll< HTMLElement >( `.${ NAMES[ choice ] }` ) ].find(
		( each ) => each.closest( '.hvac-ab-placement' ) === block
	);

function showVariant( element: HTMLElement | undefined, isShown: boolean ): void {
	element?.toggleAttribute( 'inert', ! isShown );

	if ( isShown ) {
		element?.removeAttribute( 'aria-hidden' );
	} else {
		element?.setAttribute( 'aria-hidden', 'true' );
	}
}

const firstDrawn = (): number =>
	performance.getEntriesByType( 'paint' ).find( ( { name } ) => name === 'first-contentful-paint' )?.startTime ??
	performance.now();

/**
 * Shows the variant if a testing script applies it within two seconds and the visitor consents to statistics;
 * otherwise the control stays. Never swaps content that a visitor is using. The block's `data-vwo-shown` names what
 * was chosen.
 *
 * @return stops waiting
 */
export function chooseVariant( block: HTMLElement, experiment: Experiment ): () => void {
	const left = firstDrawn() + TIMEOUT_MS - performance.now();
	let isAsked = false;
	let isOver = false;

	const end = () => {
		isOver = true;
		clearTimeout( timer );
		observer.disconnect();
		document.removeEventListener( 'wp_listen_for_consent_change', update );
	};

	const decide = ( choice: Choice ) => {
		end();
		if ( choice === 'variant' ) {
			showVariant( findVariant( block, 'control' ), false );
			showVariant( findVariant( block, 'variant' ), true );
		}
		block.dataset.vwoShown = choice;
	};

	const update = () => {
		if ( isOver || ! hasConsent( 'statistics' ) ) {
			return;
		}
		if ( ! isAsked ) {
			isAsked = true;
			onVwo( experiment, () => {
				block.dataset.vwoApplied = experiment.asset;
			} );
		}
		if ( block.dataset.vwoApplied === experiment.asset ) {
			decide(
				block.contains( block.ownerDocument.activeElement ) || ! findVariant( block, 'variant' )
					? 'control'
					: 'variant'
			);
		}
	};

	const observer = new MutationObserver( update );
	const timer = setTimeout( () => decide( 'control' ), Math.max( 0, left ) );

	if ( left > 0 ) {
		observer.observe( block, { attributeFilter: [ 'data-vwo-applied' ] } );
		document.addEventListener( 'wp_listen_for_consent_change', update );
		update();
	}

	return end;
}
