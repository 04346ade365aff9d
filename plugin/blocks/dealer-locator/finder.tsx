import { radiusText } from '@client/dealer-search/announcement';
import { addressQuery, pageQuery } from '@client/domain/dealers-address';
import { View as DealerFilters } from '@ui/dealers/dealer-filters/view';
import { SearchHeader } from '@ui/dealers/dealer-search/parts';
import { WithLiveRegion } from './with-live-region';
import { Results } from './results';
import { BLOCK, type Props, type VariantProps } from './types';

/** The variant `finder`. */
export const FinderLocator = ( props: Props ) => <WithLiveRegion { ...props } as={ Finder } />;

/** The full finder: ZIP entry, filters, pages, map. */
function Finder( props: VariantProps ) {
	const { id, lang, filters, distances, texts, dealerSearch } = props;
	const { address, search, turn } = dealerSearch;
	const { location = null, radius = 0 } = search.status === 'found' ? search.answer : {};

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
						distances={ ( location ? distances : [] ).map( ( miles ) => ( {
							text: radiusText( props, location, miles ),
							href: addressQuery( { ...address, from: 1 }, [
								...pageQuery().filter( ( pair ) => pair[ 0 ] === 'p' ),
								`radius=${ miles }`,
							] ),
							isChosen: miles === radius,
						} ) ) }
						clearHref={ addressQuery( { ...address, from: 1, filters: [] } ) }
						texts={ texts.filters }
						onChange={ ( active ) => turn( { filters: active, from: 1 } ) }
					/>
				}
			/>
		</>
	);
}
