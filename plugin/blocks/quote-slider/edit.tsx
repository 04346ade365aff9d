import { oneOfEach } from '@client/editor/children';
import { level } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';
import { View } from './view';
import { quotes } from './pair';

export const settings = edit( {
	pairs: [ quotes ],
	view: View,
	texts: { heading: emphasis( __( 'Heading', 'hvac-blocks' ) ) },
	panels: [ level() ],
	inner: oneOfEach( 'quote', 'sample' ),
	hint: __( 'All quotes are shown here so that you can edit them. The page shows one at a time.', 'hvac-blocks' ),
} );
