export { FormBlock as View } from '@ui/form-panel/block';
