import { heading, paragraph, pictureOf, shownWords, wordsOf, type Block, type Pair } from '@client/editor/pair';
import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

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
		...heading( shownWords( ours, 'heading' ), ours.attributes.level ),
		...ours.innerBlocks.map( ( each ) =>
			createBlock( 'core/quote', { citation: shownWords( each, 'author' ) }, [
				...paragraph( shownWords( each, 'sup_title' ) ),
				...paragraph( shownWords( each, 'title' ) ),
				...paragraph( shownWords( each, 'quote' ) ),
			] )
		),
	],
	leftOut: {
		to: ( { innerBlocks } ) =>
			innerBlocks.some( ( { attributes } ) => pictureOf( attributes.background_image ).id )
				? [ __( 'pictures', 'hvac-blocks' ) ]
				: [],
	},
};
