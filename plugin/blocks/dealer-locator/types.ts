import type { SearchProps } from '@client/dealer-search/types';
import type { DealerSearch } from '@client/dealer-search/use-dealer-search';
import type { MapConfig } from '@ui/dealers/dealer-map/view';
import type { Props as SliderProps } from '@ui/controls/slider/view';

/** The block's name, for class names. */
export const BLOCK = 'dealer-locator';

/** The view model that `props.php` makes. */
export interface Props extends SearchProps {
	variant: 'finder' | 'test' | 'slider';
	unit: 'mi' | 'km' | 'country';
	/** Null where the variant has no map. */
	map: MapConfig | null;
	/** Null where the variant has no slider. */
	slider: Omit< SliderProps, 'initial' | 'onSlide' | 'children' > | null;
	filters: Array< { key: string; text: string } >;
	/** Distances to choose from, in miles; empty if there is no choice. */
	distances: number[];
	/** The orders to choose from, and the chosen one. */
	sorts: Array< { key: string; text: string } >;
	sort: string;
	/** Whether the ZIP dialog is open initially, and whether it covers the page. */
	isOpen: boolean;
	isModal: boolean;
}

/** Props of each variant. */
export interface VariantProps extends Props {
	dealerSearch: DealerSearch;
}
