import { getBlockType } from '@wordpress/blocks';
import type { ComponentType } from 'react';
import type { Template } from './children';
import type { AnyField, Labels } from './control';
import { editable, type Texts } from './texts';

type Attributes = Record< string, unknown >;

/** How a block is presented in the editor. */
export interface BlockPresentation< A extends object = Attributes, Props extends object = never > {
	/** An island's view; a block without one is shown as the server prints it. */
	view?: ComponentType< Props >;
	/** Texts edited in place. */
	texts?: Texts | ( ( attributes: A ) => Texts );
	/** The initial blocks of the slot `content`; `[]` for none. Without it the block has no inner blocks. */
	inner?: Template | ( () => Template );
	/** What is set beside the texts, by attribute. */
	labels?: Labels;
	/** How the inner blocks are arranged, if not one below another. */
	orientation?: 'horizontal';
	/** What the editor should know about the preview. */
	hint?: string | ( ( attributes: A ) => string | undefined );
	/** Why the block may show nothing, and how to change that. */
	empty?: string;
	/** A control that replaces the block while it is not set up. */
	choose?: AnyField;
	/** One or two words that represent a block that never shows anything. */
	chip?: ( attributes: A ) => string;
}

/** The presentation of one of our blocks; empty for other blocks. */
export const presentationOf = ( name: string ): BlockPresentation =>
	( getBlockType( name ) as { shown?: BlockPresentation } | undefined )?.shown ?? {};

/** The texts of a block that are edited in place. */
export const textsOf = < A extends object >(
	{ texts = {} }: Pick< BlockPresentation< A >, 'texts' >,
	attributes: A
): Texts => ( typeof texts === 'function' ? texts( attributes ) : texts );

/** What a block's texts, pictures, links and other contents are called, by attribute. */
export const labelsOfBlock = ( name: string, attributes: Attributes ): Labels => {
	const shown = presentationOf( name );

	return {
		...shown.labels,
		...Object.fromEntries(
			Object.entries( textsOf( shown, attributes ) ).map( ( [ text, given ] ) => [
				text,
				editable( given ).label,
			] )
		),
	};
};
