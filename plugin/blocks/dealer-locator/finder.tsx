import { addressQuery } from '@client/domain/dealers-address';
import { View as DealerFilters } from '@ui/dealers/dealer-filters/view';
import { SearchHeader } from '@ui/dealers/dealer-search/parts';
import { WithLiveRegion } from './with-live-region';
import { Results } from './results';
import { BLOCK, type Props, type VariantProps } from './types';

/** The variant `finder`. */
export const FinderLocator = ( props: Props ) => <WithLiveRegion { ...props } as={ Finder } />;

/** The full finder: ZIP entry, filters, pages, map. */
function Finder( props: VariantProps ) {
	const { id, lang, filters, texts, dealerSearch } = props;
	const { address, turn } = dealerSearch;

	return (
		<>
			<SearchHeader { ...props } block={ BLOCK } />
			<Results
				{ ...props }
				tools={
					<DealerFilters
						id={ id }
						lang={ lang }
						place={ address.place }
						options={ filters }
						active={ address.filters }
						clearHref={ addressQuery( { ...address, from: 1, filters: [] } ) }
						texts={ texts.filters }
						onChange={ ( active ) => turn( { filters: active, from: 1 } ) }
					/>
				}
			/>
		</>
	);
}
