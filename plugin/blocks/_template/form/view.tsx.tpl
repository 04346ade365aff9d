import { type FormPanelProps, View as FormPanel } from '@ui/form-panel/view';

export const View = ( props: FormPanelProps ) => <FormPanel { ...props } />;
