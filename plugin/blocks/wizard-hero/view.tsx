export { WizardBlock as View } from '@ui/wizard-dialog/block';
