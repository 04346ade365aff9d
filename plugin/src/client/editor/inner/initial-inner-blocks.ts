import type { Template } from '../children';
import { presentationOf } from '../presentation';

/**
 * A new block's inner blocks, including their own initial inner blocks, so that all can be created at once.
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
