export { FinderLocator as View } from './finder';
