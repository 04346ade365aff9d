/** The map of a dealer search. A separate module, loaded only where a map is visible. */
export { DealerMap } from './view';
