export { View } from './view';
