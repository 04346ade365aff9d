import { InnerBlocks } from '@wordpress/block-editor';
import { registerBlockType } from '@wordpress/blocks';
import type { ComponentType } from 'react';
import type { EditProps } from './view-preview';

interface Metadata {
	name: string;
	title: string;
}

interface Options {
	/** Whether the block's inner blocks are saved with it. */
	hasInnerBlocks?: boolean;
}

/**
 * Registers a block from its block.json. PHP renders every block, so that a page's HTML follows the plugin
 * and no saved markup can become invalid: only inner blocks are saved.
 */
export function register< A extends object >(
	metadata: Metadata,
	edit: ComponentType< EditProps< A > >,
	{ hasInnerBlocks = false }: Options = {}
): void {
	const settings: unknown = {
		edit,
		save: hasInnerBlocks ? () => <InnerBlocks.Content /> : () => null,
	};

	// What PHP says of the block stays: there its title and description are translated. The published types know
	// neither `supports` of a plugin nor attributes given as data.
	registerBlockType(
		metadata as unknown as Parameters< typeof registerBlockType >[ 0 ],
		settings as Parameters< typeof registerBlockType >[ 1 ]
	);
}
