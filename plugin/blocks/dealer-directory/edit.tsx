import { level } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: { heading: __( 'Heading', 'hvac-blocks' ) },
	panels: [ level() ],
	hint: __(
		'The start of the directory. Pages below it list the cities of a state and the dealers of a city.',
		'hvac-blocks'
	),
} );
