import { alignment, list } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { __ } from '@wordpress/i18n';

export const settings = edit( {
	panels: [
		alignment( 'crumbs_alignment' ),
		list( 'breadcrumbsData', {
			label: __( 'Steps', 'hvac-blocks' ),
			help: __( 'Add none to show the pages above this one. The last step is the page itself.', 'hvac-blocks' ),
			row: __( 'Step', 'hvac-blocks' ),
			texts: { text: __( 'Text', 'hvac-blocks' ), url: __( 'Address', 'hvac-blocks' ) },
		} ),
	],
	empty: __( 'One step is no path: add another, or remove all to show the pages above this one.', 'hvac-blocks' ),
} );
