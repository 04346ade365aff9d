export { SliderLocator as View } from './slider';
