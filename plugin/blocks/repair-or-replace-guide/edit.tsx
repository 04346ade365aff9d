import { oneOfEach } from '@client/editor/children';
import { level, link } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { rich, sectionTexts } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		...sectionTexts(),
		criticalLabel: __( 'Notice label', 'hvac-blocks' ),
		critical: rich( __( 'R-22 notice', 'hvac-blocks' ) ),
		refrigerant: rich( __( 'New refrigerants notice', 'hvac-blocks' ) ),
		safety: rich( __( 'Safety notice', 'hvac-blocks' ) ),
		linkText: __( 'Button text', 'hvac-blocks' ),
	},
	panels: [ level(), link( 'link', { text: 'linkText', label: __( 'Calculator link', 'hvac-blocks' ) } ) ],
	inner: oneOfEach( 'guide-side', 'side', () => ( { lock: { remove: true } } ) ),
} );
