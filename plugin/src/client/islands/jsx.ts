/** Replaces `react/jsx-runtime` for islands and the runtime: elements with checked addresses, and buttons in the look that the site wants. */
import {
	Fragment,
	createElement as create,
	type ElementType,
	type Key,
	type ReactElement,
	type ReactNode,
} from 'react';
import { safeProps } from './address';
import { dressed } from './theme-buttons';

type Props = Record< string, unknown >;

export { Fragment };

export const createElement = ( type: ElementType, props: Props | null, ...children: ReactNode[] ): ReactElement =>
	create( type, dressed( safeProps( type, props ) ), ...children );

/** For one child or none. */
export const jsx = ( type: ElementType, props: Props, key?: Key ): ReactElement =>
	createElement( type, { ...props, key } );

/** For static children, which need no keys. */
export const jsxs = ( type: ElementType, props: Props & { children: ReactNode[] }, key?: Key ): ReactElement =>
	createElement( type, { ...props, key }, ...props.children );
