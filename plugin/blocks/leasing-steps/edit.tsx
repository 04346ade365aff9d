import { level, link } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis, rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		heading: emphasis( __( 'Heading', 'hvac-blocks' ) ),
		intro: rich( __( 'Introduction', 'hvac-blocks' ) ),
		buttonText: __( 'Button text', 'hvac-blocks' ),
	},
	panels: [
		level(),
		link( 'buttonLink', {
			label: __( 'Link of the button', 'hvac-blocks' ),
			help: __( 'Leave empty to link to the dealers who lease.', 'hvac-blocks' ),
		} ),
	],
	inner: [ 'ask', 'visit', 'terms', 'installation', 'comfort' ].map( ( step ) => [
		'hvac-blocks/leasing-step',
		{ step },
	] ),
} );
