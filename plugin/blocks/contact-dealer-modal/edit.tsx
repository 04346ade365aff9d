import { type FormAttributes, FormEdit } from '@client/editor/form-edit';
import type { EditProps } from '@client/editor/view-preview';
import { __ } from '@wordpress/i18n';
import { View } from './view';

export const Edit = ( block: EditProps< FormAttributes > ) => (
	<FormEdit
		block={ block }
		View={ View }
		texts={ { button: { label: __( 'Text of the button that opens the form', 'hvac-blocks' ) } } }
		hint={ __(
			'Visitors see the button; the form opens over the page. The cards of dealers on the same page open it, too.',
			'hvac-blocks'
		) }
	/>
);
