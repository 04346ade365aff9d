/**
 * The module that all islands share: one React per page, and the function that mounts islands. The exports that
 * islands import are listed, because React's development build cannot be re-exported as a whole.
 */
import React from 'react';

// One statement per name would be twice as long.
export const { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, useTransition } = React;
export { Fragment, createElement, jsx, jsxs } from './jsx';
export { Action, Slot, useIsEditor } from './view';
export { mount } from './mount';
