/** Controls shared by banners in the editor. */
import { __ } from '@wordpress/i18n';
import { languages, toggle } from './controls';

/** Whether a button on the page opens the banner as a dialog. */
export const asDialog = () =>
	toggle( 'modal', {
		label: __( 'Open as a dialog', 'hvac-blocks' ),
		help: __( 'The page shows a button that opens the banner in a dialog.', 'hvac-blocks' ),
	} );

export const bannerLanguages = () =>
	languages( __( 'Select none to show the banner in all languages.', 'hvac-blocks' ) );
