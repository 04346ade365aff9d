/** An island of its own: pages of the other variants load no slider. */
export { DealerRow as View } from '@ui/dealers/dealer-search/row';
