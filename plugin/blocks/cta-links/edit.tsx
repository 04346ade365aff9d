// Over 20 lines: each of four links states its default address.
import { level, link, panel } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { emphasis } from '@client/editor/texts';
import { __ } from '@wordpress/i18n';
import { buttons } from './pair';

const address = ( name: `${ string }_url`, label: string, help: string ) =>
	link( name, { label, help, text: name.replace( '_url', '_text' ) } );

export const settings = edit( {
	pairs: [ buttons ],
	texts: {
		heading: emphasis( __( 'Heading', 'hvac-blocks' ) ),
		button_text: __( 'Button text', 'hvac-blocks' ),
		links_1_button_text: __( 'First link', 'hvac-blocks' ),
		links_2_button_text: __( 'Second link', 'hvac-blocks' ),
		links_3_button_text: __( 'Third link', 'hvac-blocks' ),
	},
	panels: [
		level(),
		panel(
			__( 'Where they lead', 'hvac-blocks' ),
			[
				address(
					'button_url',
					__( 'Button', 'hvac-blocks' ),
					__( 'Leave empty to link to the list of dealers.', 'hvac-blocks' )
				),
				address(
					'links_1_button_url',
					__( 'First link', 'hvac-blocks' ),
					__( 'Leave empty to link to the page for service appointments.', 'hvac-blocks' )
				),
				address(
					'links_2_button_url',
					__( 'Second link', 'hvac-blocks' ),
					__( 'Leave empty to link to the recommendation tool.', 'hvac-blocks' )
				),
				address(
					'links_3_button_url',
					__( 'Third link', 'hvac-blocks' ),
					__( 'Leave empty to link to the prices.', 'hvac-blocks' )
				),
			],
			true
		),
	],
	empty: __( 'Without a text, the button and the links are not shown.', 'hvac-blocks' ),
} );
