import { list, select } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	panels: [
		select( 'crumbs_alignment', {
			label: __( 'Alignment', 'hvac-blocks' ),
			options: {
				left: __( 'Left', 'hvac-blocks' ),
				center: __( 'Center', 'hvac-blocks' ),
				right: __( 'Right', 'hvac-blocks' ),
			},
		} ),
		list( 'breadcrumbsData', {
			label: __( 'Steps', 'hvac-blocks' ),
			help: __( 'Add none to show the pages above this one. The last step is the page itself.', 'hvac-blocks' ),
			row: __( 'Step', 'hvac-blocks' ),
			texts: { text: __( 'Text', 'hvac-blocks' ), url: __( 'Address', 'hvac-blocks' ) },
		} ),
	],
	empty: __( 'One step is no path: add another, or remove all to show the pages above this one.', 'hvac-blocks' ),
} );
