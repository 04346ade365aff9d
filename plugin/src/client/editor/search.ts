/** Controls shared by blocks that search for dealers. */
import { __ } from '@wordpress/i18n';
import { text } from './controls';
import { emphasis, type Texts } from './texts';

/** The placeholder of an empty ZIP field. */
export const placeholder = () =>
	text( 'placeholder', {
		label: __( 'Placeholder', 'hvac-blocks' ),
		help: __( 'Leave empty to use the default text in the page’s language.', 'hvac-blocks' ),
	} );

/** The editor's hint about the dealers in a preview. */
export const samplesHint = (): string =>
	__( 'These are sample dealers. On the page, visitors see dealers near the place they enter.', 'hvac-blocks' );

/** The texts of a block with a heading and a ZIP entry. */
export const searchTexts = (): Texts => ( {
	heading: emphasis( __( 'Heading', 'hvac-blocks' ) ),
	label: __( 'Field label', 'hvac-blocks' ),
	help: __( 'Help text', 'hvac-blocks' ),
	button: __( 'Button text', 'hvac-blocks' ),
} );
