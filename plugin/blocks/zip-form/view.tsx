import { Slot } from '@hvac-blocks/view';
import { View as PlaceSearch } from '@ui/dealers/place-search/view';

export interface Props {
	id: string;
	level: number;
	/** The dealers page. */
	action: string;
	placeholder: string;
	error: string;
	layout: string;
	texts: { required: string };
}

export function View( { level, ...search }: Props ) {
	const Heading = `h${ level }` as 'h2';

	return (
		<>
			<Slot as={ Heading } className="hvac-zip-form__heading" name="heading" />
			<PlaceSearch value="" { ...search } />
		</>
	);
}
