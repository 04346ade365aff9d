import { cardProps } from '@client/domain/dealer-card';
import type { Dealer } from '@client/domain/dealers';
import type { Page } from '@client/domain/pages';
import sizes from '@contracts/dealer-pages.json';
import { View as DealerCard } from '@ui/dealers/dealer-card/view';
import type { VariantProps } from './types';
import type { Selection } from './use-selection';

interface Props extends VariantProps {
	dealers: Dealer[];
	page: Page;
	/** Dealers per page. */
	size: number;
	/** Null without a map. */
	selection: Selection | null;
}

/** One page of dealers. Beside the map, a card and its marker highlight each other. */
export function Cards( { id, cardConfig, dealers, page, size, dealerSearch, selection }: Props ) {
	const half = dealerSearch.address.from - page.first >= sizes.smallSize ? 'second' : 'first';

	return (
		<ul className="hvac-dealer-locator__list" data-half={ size === sizes.size ? half : undefined }>
			{ dealers.map( ( dealer, index ) => {
				const place = page.first + index;

				return (
					<li
						key={ dealer.data?.companyID ?? place }
						className="hvac-dealer-locator__item"
						{ ...selection?.item( dealer, place ) }
					>
						<DealerCard
							{ ...cardProps( `${ id }-dealer-${ place }`, dealer, cardConfig ) }
							position={ place }
						/>
					</li>
				);
			} ) }
		</ul>
	);
}
