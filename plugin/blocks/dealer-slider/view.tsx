export { Row as View, type Props } from '@ui/dealer-search/row';
