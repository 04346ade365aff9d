/** Leaflet with the built-in map. A module of its own, so that nothing of it arrives before a map is opened. */
export { mount } from './mount';
export type * from './types';
