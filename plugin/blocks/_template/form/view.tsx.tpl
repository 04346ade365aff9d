import { type FormPanelProps, View as FormPanel } from '@ui/forms/form-panel/view';

export const View = ( props: FormPanelProps ) => <FormPanel { ...props } />;
