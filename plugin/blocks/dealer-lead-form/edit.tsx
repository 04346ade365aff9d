import { type FormAttributes, FormEdit } from '@client/editor/form-edit';
import type { EditProps } from '@client/editor/view-preview';
import { __ } from '@wordpress/i18n';
import { View } from './view';

export const Edit = ( block: EditProps< FormAttributes > ) => (
	<FormEdit
		block={ block }
		View={ View }
		texts={ { next: { label: __( 'Button text of the first step', 'hvac-blocks' ) } } }
	/>
);
