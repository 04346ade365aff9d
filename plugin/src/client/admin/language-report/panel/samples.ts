import { createBlocksFromInnerBlocksTemplate } from '@wordpress/blocks';
import { innerBlocksOf } from '../../../editor/inner/initial-inner-blocks';
import { type Block, withInner } from '../../shared/blocks';
import { textsOfBlock } from './texts-of-block';

const read = new Map< string, string[] >();

/** The sample texts that a new block of that name starts with, in the user's language; not those without a word, nor addresses. */
export function samplesOf( name: string ): string[] {
	const known = read.get( name );

	if ( known ) {
		return known;
	}

	const blocks = createBlocksFromInnerBlocksTemplate( innerBlocksOf( name ) ) as unknown as Block[];
	const texts = withInner( blocks )
		.flatMap( textsOfBlock )
		.filter( ( text ) => /\p{L}{2}/u.test( text ) && ! /^(?:[a-z][a-z\d+.-]*:|[/#?])\S*$/i.test( text ) );

	read.set( name, texts );
	return texts;
}
