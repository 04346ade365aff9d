import type { Template } from '../children';
import { presentationOf } from '../presentation';
import { inPageLanguage } from './sample-language';

/**
 * A new block's inner blocks, including their own initial inner blocks, so that all can be created at once; their texts are in the page's language.
 *
 * @param name the block's full name
 */
export const initialInnerBlocks = ( name: string ): Template => inPageLanguage( () => innerBlocksOf( name ) );

/** The same with the texts in the user's language. */
export function innerBlocksOf( name: string ): Template {
	const { inner = [] } = presentationOf( name );

	return complete( typeof inner === 'function' ? inner() : inner );
}

const complete = ( template: Template ): Template =>
	template.map( ( [ name, attributes, inner ] ) => [
		name,
		attributes,
		inner ? complete( inner ) : innerBlocksOf( name ),
	] );
