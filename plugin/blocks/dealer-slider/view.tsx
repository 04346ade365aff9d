export { DealerRow as View, type Props } from '@ui/dealers/dealer-search/row';
