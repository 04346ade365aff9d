import { heading, shownWords, wordsOf, type Block, type Pair } from '@client/editor/pair';
import { createBlock } from '@wordpress/blocks';

const partOf = ( item: Block, name: string ): Block | undefined =>
	item.innerBlocks.find( ( part ) => part.name === `core/accordion-${ name }` );

const question = ( title: string, answer: Block[] = [], openByDefault: unknown = false ): Block =>
	createBlock( 'hvac-blocks/faq-item', { question: title, openByDefault: Boolean( openByDefault ) }, answer );

/** Questions are the items of an accordion. */
export const accordion: Pair = {
	block: 'core/accordion',
	from: ( { innerBlocks } ) =>
		createBlock(
			'hvac-blocks/faq',
			{ title: '' },
			innerBlocks.map( ( item ) => {
				const head = partOf( item, 'heading' );

				return question(
					head ? wordsOf( head, 'title' ) : '',
					partOf( item, 'panel' )?.innerBlocks,
					item.attributes.openByDefault
				);
			} )
		),
	to: ( ours ) => [
		...heading( shownWords( ours, 'title' ), ours.attributes.level ),
		createBlock(
			'core/accordion',
			{},
			ours.innerBlocks.map( ( item ) =>
				createBlock( 'core/accordion-item', { openByDefault: Boolean( item.attributes.openByDefault ) }, [
					createBlock( 'core/accordion-heading', { title: wordsOf( item, 'question' ) } ),
					createBlock( 'core/accordion-panel', {}, item.innerBlocks ),
				] )
			)
		),
	],
};

/** Questions are details, one after the other. */
export const details: Pair = {
	block: 'core/details',
	to: ( ours ) => [
		...heading( shownWords( ours, 'title' ), ours.attributes.level ),
		...ours.innerBlocks.map( ( item ) =>
			createBlock(
				'core/details',
				{ summary: wordsOf( item, 'question' ), showContent: Boolean( item.attributes.openByDefault ) },
				item.innerBlocks
			)
		),
	],
	ofSeveral: ( theirs ) =>
		createBlock(
			'hvac-blocks/faq',
			{ title: '' },
			theirs.map( ( each ) =>
				question( wordsOf( each, 'summary' ), each.innerBlocks, each.attributes.showContent )
			)
		),
};
