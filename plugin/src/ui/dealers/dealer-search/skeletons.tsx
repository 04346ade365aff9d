import { DealerSkeleton } from '@ui/dealers/dealer-skeleton/view';

/** The locator's list during the search: placeholders of the same size as cards. */
export const Skeletons = ( { count }: { count: number } ) => (
	<ul className="hvac-dealer-locator__list" aria-hidden="true">
		{ Array.from( { length: count }, ( _, index ) => (
			<li key={ index } className="hvac-dealer-locator__item">
				<DealerSkeleton />
			</li>
		) ) }
	</ul>
);
