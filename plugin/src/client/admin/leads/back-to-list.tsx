import { __ } from '@wordpress/i18n';
import { BackLink } from '../shared/back-link';

/** Returns to the list as it was. */
export function BackToList( { onClose }: { onClose: () => void } ) {
	return (
		<BackLink
			className="hvac-leads__back"
			to={ { lead: '', view: '' } }
			text={ __( '← All leads', 'hvac-blocks' ) }
			onBack={ onClose }
		/>
	);
}
