import type { Plural } from '@client/domain/text';
import type { CardFrame } from '@client/domain/dealer-card';
import { Slot } from '@hvac-blocks/view';
import { View as PlaceSearch } from '@ui/place-search/view';
import { announcement } from './announcement';
import { Results } from './results';
import { useLocator, type LocatorState } from './use-locator';
import { usePageSize } from './use-page-size';

export interface Texts {
	required: string;
	noPlace: string;
	near: string;
	radius: string;
	showing: string;
	searching: string;
	slow: string;
	found: Plural;
	nobody: string;
	nobodyHelp: string;
	findMore: string;
	noMatch: string;
	clear: string;
	failed: string;
	failedHelp: string;
	retry: string;
	filters: { filters: string; legend: string; apply: string; clear: string; active: Plural };
	pages: { label: string; previous: string; next: string; page: string };
}

export interface Props extends LocatorState {
	id: string;
	level: number;
	placeholder: string;
	error: string;
	frame: CardFrame;
	filters: Array< { key: string; text: string } >;
	findMore: string;
	phone: { text: string; href: string };
	texts: Texts;
}

export function View( props: Props ) {
	const { id, level, placeholder, error, texts, lang } = props;
	const locator = useLocator( props );
	const size = usePageSize();
	const Heading = `h${ level }` as 'h2';

	return (
		<>
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
			<Results { ...props } locator={ locator } size={ size } />
			<p className="hvac-visually-hidden" role="status">
				{ announcement( locator, texts, lang ) }
			</p>
		</>
	);
}
