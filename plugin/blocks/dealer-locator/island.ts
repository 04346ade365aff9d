export { ListLocator as View } from './list';
