/** Leaflet with the built-in map. A separate module, loaded only when a map is opened. */
export { mount } from './mount';
export type * from './types';
