export { WizardBlock as View } from '@ui/wizard/wizard-dialog/block';
