import { Announced } from './announced';
import { Finder } from './finder';
import { Test } from './test';
import type { Props } from './types';

/** The variants with a list and a map. */
export const ListLocator = ( props: Props ) => (
	<Announced { ...props } as={ props.variant === 'test' ? Test : Finder } />
);
