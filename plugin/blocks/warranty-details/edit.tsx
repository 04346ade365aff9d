import { level } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis, rich } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

const UNITS = [ 'outdoor-units', 'furnaces', 'ductless-systems', 'air-handlers', 'packaged-units', 'coils' ];

export const settings = edit( {
	texts: {
		heading: emphasis( __( 'Heading', 'hvac-blocks' ) ),
		intro: rich( __( 'Introduction', 'hvac-blocks' ) ),
		note: rich( __( 'Note', 'hvac-blocks' ) ),
	},
	panels: [ level() ],
	inner: UNITS.map( ( unit ) => [
		'hvac-blocks/warranty-document',
		{ unit, english: { sample: `warranty-${ unit }-en` }, french: { sample: `warranty-${ unit }-fr` } },
	] ),
} );
