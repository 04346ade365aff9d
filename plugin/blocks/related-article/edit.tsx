import { post } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { __ } from '@wordpress/i18n';

const article = post( 'link', {
	label: __( 'Article', 'hvac-blocks' ),
	help: __( 'Type a word of its title.', 'hvac-blocks' ),
} );

export const settings = edit( {
	panels: [ article ],
	choose: article,
	empty: __( 'Choose a published article.', 'hvac-blocks' ),
} );
