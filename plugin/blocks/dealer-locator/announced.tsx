import { useLocator } from '@client/dealer-search/use-locator';
import { Status } from '@ui/dealers/dealer-search/parts';
import type { ComponentType } from 'react';
import type { Props, VariantProps } from './types';

/** A variant with its search, and what a screen reader hears of it. */
export function Announced( { as: Variant, ...props }: Props & { as: ComponentType< VariantProps > } ) {
	const locator = useLocator( props );

	return (
		<>
			<Variant { ...props } locator={ locator } />
			<Status { ...props } locator={ locator } />
		</>
	);
}
