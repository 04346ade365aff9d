export { TestLocator as View } from './test';
