import { level } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis, rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: {
		heading: emphasis( __( 'Heading', 'hvac-blocks' ) ),
		intro: rich( __( 'Introduction', 'hvac-blocks' ) ),
		note: rich( __( 'Note on the tax credit', 'hvac-blocks' ) ),
	},
	panels: [ level() ],
	inner: [
		'circulating-fan',
		'gas-furnace',
		'heat-pump',
		'packaged',
		'split-air-conditioner',
		'split-heat-pump',
	].map( ( certificate ) => [
		'hvac-blocks/certificate',
		{ certificate, pdf: { sample: `certificate-${ certificate }` } },
	] ),
} );
