/** Controls shared by blocks with a form under a heading: the twin of `FormBlocks\FormPanel`. */
import { __ } from '@wordpress/i18n';
import { panel, select, text } from './controls';
import { companyId } from './dealer';
import { rich, type Texts } from './texts';

export const formTexts = (): Texts => ( {
	heading: __( 'Heading', 'hvac-blocks' ),
	intro: rich( __( 'Introduction', 'hvac-blocks' ) ),
	submit: __( 'Button text', 'hvac-blocks' ),
} );

/** The source of a block's leads; empty for the form's first source. */
export const sentAs = () =>
	select( 'source', {
		label: __( 'Submission type', 'hvac-blocks' ),
		options: {
			'': __( 'Contact dealer', 'hvac-blocks' ),
			'TRANE:SCHEDULE SERVICE': __( 'Schedule service', 'hvac-blocks' ),
		},
	} );

/** The dealer that receives the form's leads, and their source. */
export const recipient = () =>
	panel(
		__( 'Recipient', 'hvac-blocks' ),
		[
			companyId(
				__( 'Leave empty to use the dealer that the visitor chose, or else a dealer near them.', 'hvac-blocks' )
			),
			sentAs(),
		],
		true
	);

/** Texts that replace the form once it is sent. */
export const afterSending = () =>
	panel( __( 'Confirmation', 'hvac-blocks' ), [
		text( 'successHeading', {
			label: __( 'Heading', 'hvac-blocks' ),
			help: __( 'Leave empty to use the default thank-you message in the page’s language.', 'hvac-blocks' ),
		} ),
		text( 'successText', { label: __( 'Text', 'hvac-blocks' ), rows: 4 } ),
	] );
