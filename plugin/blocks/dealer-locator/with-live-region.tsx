import { useDealerSearch } from '@client/dealer-search/use-dealer-search';
import { SearchStatus } from '@ui/dealers/dealer-search/parts';
import type { ComponentType } from 'react';
import type { Props, VariantProps } from './types';

/** A variant with its search, and the live region that announces it. */
export function WithLiveRegion( { as: Variant, ...props }: Props & { as: ComponentType< VariantProps > } ) {
	const all = { ...props, dealerSearch: useDealerSearch( props ) };

	return (
		<>
			<Variant { ...all } />
			<SearchStatus { ...all } />
		</>
	);
}
