import { Slot } from '@hvac-blocks/view';
import { View as PlaceSearch } from '@ui/place-search/view';
import type { VariantProps } from './types';

/** The heading and the ZIP entry. */
export function Top( { id, level, placeholder, error, texts, locator }: VariantProps ) {
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
