import { heading, paragraph, wordsOf, type Block, type Pair } from '@client/editor/pair';
import { createBlock } from '@wordpress/blocks';

const isText = ( { name }: Block ): boolean => name === 'core/paragraph';

/** Each quote is one of WordPress'. */
export const quotes: Pair = {
	block: 'core/quote',
	ofSeveral: ( theirs ) =>
		theirs.every( ( { innerBlocks } ) => innerBlocks.every( isText ) )
			? createBlock(
					'hvac-blocks/quote-slider',
					{ heading: '' },
					theirs.map( ( each ) =>
						createBlock( 'hvac-blocks/quote', {
							sup_title: '',
							title: '',
							quote: each.innerBlocks.map( ( text ) => wordsOf( text, 'content' ) ).join( '<br>' ),
							author: wordsOf( each, 'citation' ),
						} )
					)
				)
			: null,
	to: ( ours ) => [
		...heading( wordsOf( ours, 'heading' ), ours.attributes.level ),
		...ours.innerBlocks.map( ( each ) =>
			createBlock( 'core/quote', { citation: wordsOf( each, 'author' ) }, [
				...paragraph( wordsOf( each, 'sup_title' ) ),
				...paragraph( wordsOf( each, 'title' ) ),
				...paragraph( wordsOf( each, 'quote' ) ),
			] )
		),
	],
};
