/** Suggestions for a place field. A separate module, loaded once a visitor focuses such a field. */
export { attach } from './combobox';
