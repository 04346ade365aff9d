/** A block of the edited post. */
export interface Block {
	clientId: string;
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: Block[];
}

export const withInner = ( blocks: Block[] ): Block[] =>
	blocks.flatMap( ( block ) => [ block, ...withInner( block.innerBlocks ) ] );
