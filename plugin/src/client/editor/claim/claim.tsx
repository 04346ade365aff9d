/** What every block that is a dated claim has in the editor: `"supports": { "hvacBlocks": { "claim": true } }` is all that it says. */
import { getBlockType } from '@wordpress/blocks';
import { Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Field, Placed } from '../control';
import { date, panel, select, text, when } from '../controls';
import { claimNotice, type ClaimAttributes } from './notice';

/** Whether a block's block.json says that it is a claim. */
export function isClaim( block: string ): boolean {
	const { supports } = ( getBlockType( block ) ?? {} ) as { supports?: { hvacBlocks?: { claim?: boolean } } };

	return supports?.hvacBlocks?.claim === true;
}

/** The same as over the block, beside the fields that mend it. */
const Warning: Field< ClaimAttributes > = ( { attributes } ) => {
	const words = claimNotice( attributes );

	return words === '' ? null : (
		<Notice className="hvac-claim-notice" status="warning" isDismissible={ false }>
			{ words }
		</Notice>
	);
};

export const claimPanel = (): Placed =>
	panel( __( 'Validity', 'hvac-blocks' ), [
		Warning,
		date( 'validFrom', { label: __( 'First day', 'hvac-blocks' ) } ),
		date( 'validUntil', {
			label: __( 'Last day', 'hvac-blocks' ),
			help: __( 'Pages show the block through the end of this day in the site’s time zone.', 'hvac-blocks' ),
		} ),
		text( 'source', {
			label: __( 'Source', 'hvac-blocks' ),
			help: __( 'Where the claim comes from, such as an agency or a price list.', 'hvac-blocks' ),
		} ),
		text( 'sourceUrl', { type: 'url', label: __( 'Source link', 'hvac-blocks' ) } ),
		select( 'expired', {
			label: __( 'After the last day', 'hvac-blocks' ),
			options: {
				hide: __( 'Hide the block', 'hvac-blocks' ),
				text: __( 'Show replacement text', 'hvac-blocks' ),
			},
		} ),
		when(
			( { expired }: ClaimAttributes ) => expired === 'text',
			text( 'expiredText', { rows: 3, label: __( 'Replacement text', 'hvac-blocks' ) } )
		),
	] );
