import { oneOfEach } from '@client/editor/children';
import { level } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { rich, sectionTexts } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		...sectionTexts(),
		note: rich( __( 'Note on the law', 'hvac-blocks' ) ),
	},
	panels: [ level() ],
	inner: oneOfEach( 'warranty-type', 'warranty' ),
} );
