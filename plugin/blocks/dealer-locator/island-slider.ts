/** A separate island: pages with the other variants load no slider. */
export { DealerRow as View } from '@ui/dealers/dealer-search/row';
