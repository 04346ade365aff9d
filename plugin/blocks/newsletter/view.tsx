export { FormBlock as View } from '@ui/forms/form-panel/block';
