import { Slot } from '@hvac-blocks/view';
import { View as PlaceSearch, type Props as PlaceSearchProps } from '../place-search/view';

export interface Props {
	/** The block's name, for class names. */
	block: string;
	level: number;
	/** Null if no place is asked for. */
	search: PlaceSearchProps | null;
}

/** The heading of a block that searches for dealers, and its ZIP entry. Slots: `heading`, and those of the ZIP entry. */
export function View( { block, level, search }: Props ) {
	const Heading = `h${ level }` as 'h2';

	return (
		<div className={ `hvac-${ block }__top` }>
			<Slot as={ Heading } className={ `hvac-${ block }__heading` } name="heading" />
			{ search && <PlaceSearch { ...search } /> }
		</div>
	);
}
