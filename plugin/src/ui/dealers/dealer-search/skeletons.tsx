import { DealerSkeleton } from '@ui/dealers/dealer-skeleton/view';

/** The locator's list while the search runs: cards of the size of true ones. */
export const Skeletons = ( { count }: { count: number } ) => (
	<ul className="hvac-dealer-locator__list" aria-hidden="true">
		{ Array.from( { length: count }, ( _, index ) => (
			<li key={ index } className="hvac-dealer-locator__item">
				<DealerSkeleton />
			</li>
		) ) }
	</ul>
);
