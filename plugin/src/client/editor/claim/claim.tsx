/** What every block that is a dated claim has in the editor: `"supports": { "hvacBlocks": { "claim": true } }` is all that it says. */
import { getBlockType } from '@wordpress/blocks';
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Field, Placed } from '../control';
import { date, panel, select, text, when } from '../controls';
import { claimNotice, type ClaimAttributes, type Claimed } from './notice';

/** What a block's block.json says of its claim: all of the block, or its price alone; undefined where it is none. */
export function claimOf( block: string ): Claimed | undefined {
	const { supports } = ( getBlockType( block ) ?? {} ) as {
		supports?: { hvacBlocks?: { claim?: boolean | 'price' } };
	};
	const claim = supports?.hvacBlocks?.claim;

	return claim === true ? 'block' : claim || undefined;
}

/** The same as over the block, beside the fields that mend it. */
const Warning: Field< ClaimAttributes > = ( { name, attributes } ) => {
	const words = claimNotice( attributes, claimOf( name ) );

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
