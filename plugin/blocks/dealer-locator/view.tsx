import { DealerRow } from '@ui/dealers/dealer-search/row';
import { FinderLocator } from './finder';
import { TestLocator } from './test';
import type { Props } from './types';

const VARIANTS = { finder: FinderLocator, slider: DealerRow, test: TestLocator };

/** All variants, for the editor; a page loads only its variant's island. */
export function View( props: Props ) {
	const Variant = VARIANTS[ props.variant ];

	return <Variant { ...props } />;
}
