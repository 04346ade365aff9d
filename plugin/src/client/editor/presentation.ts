import { getBlockType } from '@wordpress/blocks';
import type { ComponentType } from 'react';
import type { Template } from './children';
import type { AnyField } from './control';
import type { Texts } from './texts';

type Attributes = Record< string, unknown >;

/** How a block is shown in the editor. */
export interface BlockPresentation< A extends object = Attributes, Props extends object = never > {
	/** An island's view; a block that does not hydrate has none: it is shown as the server prints it. */
	view?: ComponentType< Props >;
	/** Texts that are edited in place. */
	texts?: Texts | ( ( attributes: A ) => Texts );
	/** The blocks that the slot `content` begins with; `[]` for none. Without it the block has no inner blocks. */
	inner?: Template | ( () => Template );
	/** What the editor should know of what they see. */
	hint?: string | ( ( attributes: A ) => string | undefined );
	/** Why the block may show nothing, and what helps. */
	empty?: string;
	/** What fills the block, in the place of what it does not show yet. */
	choose?: AnyField;
	/** What stands for a block that never shows anything, in one word or two. */
	chip?: ( attributes: A ) => string;
}

/** What a block of ours declares; nothing of a block of others. */
export const presentationOf = ( name: string ): BlockPresentation =>
	( getBlockType( name ) as { shown?: BlockPresentation } | undefined )?.shown ?? {};

/** The texts of a block that are edited in place. */
export const textsOf = < A extends object >(
	{ texts = {} }: Pick< BlockPresentation< A >, 'texts' >,
	attributes: A
): Texts => ( typeof texts === 'function' ? texts( attributes ) : texts );
