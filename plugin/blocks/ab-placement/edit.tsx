import { text } from '@client/editor/controls';
import { edit } from '@client/editor/edit';
import { __ } from '@wordpress/i18n';
import { declareWinner } from './declare-winner';
import { View } from './view';

export const settings = edit( {
	view: View,
	inner: [ 'control', 'variant' ].map( ( choice ) => [
		`hvac-blocks/ab-${ choice }`,
		{ lock: { remove: true, move: true } },
		[ [ 'core/paragraph' ] ],
	] ),
	panels: [
		declareWinner,
		text( 'vwo_placement', {
			label: __( 'Placement', 'hvac-blocks' ),
			help: __( 'What the testing tool calls this place: the name or ID of its campaign.', 'hvac-blocks' ),
		} ),
		text( 'vwo_asset_name', {
			label: __( 'Asset name', 'hvac-blocks' ),
			help: __( 'What the testing tool calls the variant: the name or ID of its variation.', 'hvac-blocks' ),
		} ),
	],
	hint: ( { vwo_placement: placement, vwo_asset_name: asset } ) =>
		placement && asset
			? __(
					'Everyone sees the control until the testing tool applies the variant, for at most 2 seconds.',
					'hvac-blocks'
				)
			: __(
					'Everyone sees the control: enter the placement and the asset name in the settings to start the test.',
					'hvac-blocks'
				),
} );
