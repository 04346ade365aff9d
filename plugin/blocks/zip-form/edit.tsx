import { ViewPreview, type EditProps } from '@client/editor/view-preview';
import { __ } from '@wordpress/i18n';
import { View } from './view';

export function Edit( block: EditProps ) {
	return (
		<ViewPreview
			block={ block }
			View={ View }
			texts={ {
				heading: { label: __( 'Heading', 'hvac-blocks' ) },
				label: { label: __( 'Field label', 'hvac-blocks' ) },
				help: { label: __( 'Help text', 'hvac-blocks' ) },
				button: { label: __( 'Button text', 'hvac-blocks' ) },
			} }
		/>
	);
}
