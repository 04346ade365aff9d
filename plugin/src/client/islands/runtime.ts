/**
 * The module that every island shares: one React on a page, and what puts an island on it.
 * React's names are listed because its development build has no exports to re-export as a whole: those that islands import.
 */
import React from 'react';

// One statement each would be as long as the names twice over.
export const { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } = React;
export { Fragment, createElement, jsx, jsxs } from './jsx';
export { Action, Slot, useIsEditor } from './view';
export { mount } from './mount';
