import { type FormAttributes, FormEdit } from '@client/editor/form-edit';
import type { EditProps } from '@client/editor/view-preview';
import { View } from './view';

export const Edit = ( block: EditProps< FormAttributes > ) => <FormEdit block={ block } View={ View } />;
