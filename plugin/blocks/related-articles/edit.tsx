import { level } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis, rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		heading: emphasis( __( 'Heading', 'hvac-blocks' ) ),
		intro: rich( __( 'Introduction', 'hvac-blocks' ) ),
	},
	panels: [ level() ],
	inner: [
		[ 'hvac-blocks/related-article', {} ],
		[ 'hvac-blocks/related-article', {} ],
		[ 'hvac-blocks/related-article', {} ],
	],
} );
