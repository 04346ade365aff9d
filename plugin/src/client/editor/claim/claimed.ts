import { getBlockType } from '@wordpress/blocks';
import type { Claimed } from './notice';

/** The scope of a block's claim from its block.json: the block or only its price; undefined for none. */
export function claimOf( block: string ): Claimed | undefined {
	const { supports } = ( getBlockType( block ) ?? {} ) as {
		supports?: { hvacBlocks?: { claim?: boolean | 'price' } };
	};
	const claim = supports?.hvacBlocks?.claim;

	return claim === true ? 'block' : claim || undefined;
}
