import { edit } from '@client/editor/edit';
import { emphasis } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	texts: { heading: emphasis( __( 'Heading', 'hvac-blocks' ) ) },
	inner: [ 'age', 'repairs', 'stay', 'life', 'efficiency', 'noise' ].map( ( item ) => [
		'hvac-blocks/guide-item',
		{ item },
	] ),
} );
