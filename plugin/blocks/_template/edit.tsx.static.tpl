import { ViewPreview, type EditProps } from '@client/editor/view-preview';
import { Slot } from '@hvac-blocks/view';
import { __ } from '@wordpress/i18n';

/** The markup of view.php, for the editor alone: the page has no script. */
const View = () => (
	<>
		<Slot as="h2" className="hvac-__NAME____heading" name="heading" />
		<Slot as="p" className="hvac-__NAME____text" name="text" />
	</>
);

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
