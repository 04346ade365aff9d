/**
 * The module that every island shares: one React on a page, and what puts an island on it.
 * React's names are listed because its development build has no exports to re-export as a whole.
 */
export {
	Component,
	Fragment,
	createContext,
	createElement,
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
} from 'react';
export { createPortal, flushSync } from 'react-dom';
export { jsx, jsxs } from 'react/jsx-runtime';
export { Action, Slot, ViewProvider, useIsEditor } from './view';
export { HYDRATION_ERROR, mount } from './mount';
