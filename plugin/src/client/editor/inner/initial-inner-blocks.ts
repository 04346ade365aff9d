import type { Template } from '../children';
import { presentationOf } from '../presentation';

/**
 * The inner blocks that a block begins with, each with those that it begins with itself: so that all of them can be made at once.
 *
 * @param name the block's full name
 */
export function initialInnerBlocks( name: string ): Template {
	const { inner = [] } = presentationOf( name );

	return complete( typeof inner === 'function' ? inner() : inner );
}

const complete = ( template: Template ): Template =>
	template.map( ( [ name, attributes, inner ] ) => [
		name,
		attributes,
		inner ? complete( inner ) : initialInnerBlocks( name ),
	] );
