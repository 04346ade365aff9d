import { addressQuery } from '@client/domain/dealers-address';
import { Slot } from '@hvac-blocks/view';
import { View as DealerFilters } from '@ui/dealer-filters/view';
import { View as PlaceSearch } from '@ui/place-search/view';
import { Results } from './results';
import type { Props as ViewProps } from './types';
import type { Locator } from './use-locator';

interface Props extends ViewProps {
	locator: Locator;
}

/** The full finder: ZIP entry, filters, pages, map. */
export function Finder( props: Props ) {
	const { id, lang, filters, texts, locator } = props;
	const { address, turn } = locator;

	return (
		<>
			<Top { ...props } />
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

/** The heading and the ZIP entry. */
export function Top( { id, level, placeholder, error, texts, locator }: Props ) {
	const Heading = `h${ level }` as 'h2';

	return (
		<div className="hvac-dealer-locator__top">
			<Slot as={ Heading } className="hvac-dealer-locator__heading" name="heading" />
			<PlaceSearch
				id={ id }
				value={ locator.address.place }
				placeholder={ placeholder }
				error={ error }
				layout="inline"
				texts={ texts }
				onPlace={ locator.find }
			/>
		</div>
	);
}
