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
	const { id, lang, filters, distances, sorts, sort, texts, dealerSearch } = props;
	const { address, search, turn } = dealerSearch;
	const { location = null, radius = 0 } = search.status === 'found' ? search.answer : {};
	const link = ( text: string, name: string, value: string | number, chosen: string | number ) => ( {
		text,
		href: `${ addressQuery( { ...address, from: 1 }, [
			...pageQuery().filter( ( pair ) => ! pair.startsWith( name ) ),
			`${ name }=${ value }`,
		] ) }#${ id }-results`,
		isChosen: value === chosen,
	} );

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
						choices={
							location
								? [
										{
											legend: texts.filters.distance,
											links: distances.map( ( miles ) =>
												link( radiusText( props, location, miles ), 'radius', miles, radius )
											),
										},
										{
											legend: texts.filters.sort,
											links: sorts.map( ( { key, text } ) => link( text, 'sort', key, sort ) ),
										},
									]
								: []
						}
						clearHref={ addressQuery( { ...address, from: 1, filters: [] } ) }
						texts={ texts.filters }
						onChange={ ( active ) => turn( { filters: active, from: 1 } ) }
					/>
				}
			/>
		</>
	);
}
