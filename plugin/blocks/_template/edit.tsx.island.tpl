import { ViewPreview, type EditProps } from '@client/editor/view-preview';
import { __ } from '@wordpress/i18n';
import { View } from './view';

export const Edit = ( block: EditProps ) => (
	<ViewPreview
		block={ block }
		View={ View }
		texts={ {
			heading: { label: __( 'Heading', 'hvac-blocks' ), formats: [ 'core/bold', 'core/italic' ] },
			text: { label: __( 'Text', 'hvac-blocks' ), formats: [ 'core/bold', 'core/italic', 'core/link' ] },
		} }
	/>
);
