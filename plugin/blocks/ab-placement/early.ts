import type { Experiment } from './vwo';

/** A testing script may finish before the island loads: the attribute keeps the value of its event for the island. */
export function early( block: HTMLElement ): void {
	addEventListener( 'hvac-blocks:ab', ( event ) => {
		const { detail } = event as CustomEvent< Experiment | null >;

		if ( detail && detail.placement === block.dataset.vwoPlacement ) {
			block.dataset.vwoApplied = detail.asset;
		}
	} );
}
