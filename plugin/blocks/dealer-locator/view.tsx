import { ListLocator } from './list';
import { SliderLocator } from './slider';
import type { Props } from './types';

/** All variants, for the editor; a page loads the island of its variant. */
export const View = ( props: Props ) =>
	props.variant === 'slider' ? <SliderLocator { ...props } /> : <ListLocator { ...props } />;
