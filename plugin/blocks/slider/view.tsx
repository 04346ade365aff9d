export { SliderBlock as View, type Props } from '@ui/slider/block';
