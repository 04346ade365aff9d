/**
 * The module that every island shares: one React on a page, and what puts an island on it.
 * React's names are listed because its development build has no exports to re-export as a whole.
 */
import React, { createElement as create, type ReactNode } from 'react';
import ReactDom from 'react-dom';
import { jsx as make, jsxs as makeAll } from 'react/jsx-runtime';
import { safeProps } from './address';

// One statement each would be as long as the names twice over.
export const {
	Component,
	Fragment,
	createContext,
	forwardRef,
	memo,
	useCallback,
	useContext,
	useEffect,
	useId,
	useLayoutEffect,
	useMemo,
	useReducer,
	useRef,
	useState,
	useSyncExternalStore,
} = React;
export const { createPortal, flushSync } = ReactDom;
export const createElement = ( ( type: string, props: object | null, ...children: ReactNode[] ) =>
	create( type, safeProps( type, props ), ...children ) ) as typeof create;
export const jsx: typeof make = ( type, props, key ) => make( type, safeProps( type, props ), key );
export const jsxs: typeof make = ( type, props, key ) => makeAll( type, safeProps( type, props ), key );
export { Action, Slot, ViewProvider, useIsEditor } from './view';
export { HYDRATION_ERROR, mount } from './mount';
