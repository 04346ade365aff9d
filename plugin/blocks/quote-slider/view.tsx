export { SliderBlock as View, type Props } from '@ui/controls/slider/block';
