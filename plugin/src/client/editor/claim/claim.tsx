/**
 * The editor controls of every block that is a dated claim: `"supports": { "hvacBlocks": { "claim": true } }` enables
 * them.
 */
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Field, Placed } from '../control';
import { date, panel, select, text, when } from '../controls';
import { claimOf } from './claimed';
import { claimNotice, isBegun, type ClaimAttributes, type Claimed } from './notice';

/** The same notice as above the block, beside the fields that resolve it. */
const Warning: Field< ClaimAttributes > = ( { name, attributes } ) => {
	const words = isBegun( name, attributes ) ? claimNotice( attributes, claimOf( name ) ) : '';

	return words === '' ? null : (
		<Notice className="hvac-claim-notice" status="warning" isDismissible={ false }>
			{ words }
		</Notice>
	);
};

const BLOCK_CLAIM = () => ( {
	title: __( 'Validity', 'hvac-blocks' ),
	untilHelp: __( 'Pages show the block through the end of this day in the site’s time zone.', 'hvac-blocks' ),
	hide: __( 'Hide the block', 'hvac-blocks' ),
} );

const PRICE_CLAIM = () => ( {
	title: __( 'Validity of the price', 'hvac-blocks' ),
	untilHelp: __( 'Pages show the price through the end of this day in the site’s time zone.', 'hvac-blocks' ),
	hide: __( 'Hide the price', 'hvac-blocks' ),
} );

export const claimPanel = ( claimed: Claimed = 'block' ): Placed => {
	const { title, untilHelp, hide } = claimed === 'price' ? PRICE_CLAIM() : BLOCK_CLAIM();

	return panel( title, [
		Warning,
		date( 'validFrom', { label: __( 'First day', 'hvac-blocks' ) } ),
		date( 'validUntil', {
			label: __( 'Last day', 'hvac-blocks' ),
			help: untilHelp,
		} ),
		text( 'source', {
			label: __( 'Source', 'hvac-blocks' ),
			help: __( 'Where the claim comes from, such as an agency or a price list.', 'hvac-blocks' ),
		} ),
		text( 'sourceUrl', { type: 'url', label: __( 'Source link', 'hvac-blocks' ) } ),
		select( 'expired', {
			label: __( 'After the last day', 'hvac-blocks' ),
			options: {
				hide,
				text: __( 'Show replacement text', 'hvac-blocks' ),
			},
		} ),
		when(
			( { expired }: ClaimAttributes ) => expired === 'text',
			text( 'expiredText', { rows: 3, label: __( 'Replacement text', 'hvac-blocks' ) } )
		),
	] );
};
