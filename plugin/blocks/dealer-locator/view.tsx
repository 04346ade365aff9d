import { Finder } from './finder';
import { SliderVariant } from './slider';
import { Test } from './test';
import { announcement } from './announcement';
import type { Props } from './types';
import { useLocator } from './use-locator';

const VARIANTS = { finder: Finder, test: Test, slider: SliderVariant };

export function View( props: Props ) {
	const locator = useLocator( props );
	const Variant = VARIANTS[ props.variant ];

	return (
		<>
			<Variant { ...props } locator={ locator } />
			<p className="hvac-visually-hidden" role="status">
				{ announcement( locator, props.texts, props.lang ) }
			</p>
		</>
	);
}
