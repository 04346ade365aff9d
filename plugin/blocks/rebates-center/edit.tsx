import { level } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { placeholder, searchTexts } from '@client/editor/search';
import { rich, sectionTexts } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';
import { View } from './view';

export const settings = edit( {
	view: View,
	texts: { ...searchTexts(), ...sectionTexts(), note: rich( __( 'Note below the list', 'hvac-blocks' ) ) },
	panels: [ level(), placeholder() ],
	hint: __( 'These are sample rebates. On the page, visitors see rebates for the place they enter.', 'hvac-blocks' ),
} );
