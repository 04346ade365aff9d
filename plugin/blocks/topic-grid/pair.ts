import {
	buttons,
	heading,
	paragraph,
	pictureOf,
	shownLink,
	shownWords,
	textsIn,
	withAddress,
	wordsOf,
	type Block,
	type Pair,
} from '@client/editor/pair';
import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

/** More are in several rows. */
const IN_A_ROW = 4;

const isPicture = ( { name }: Block ): boolean => name === 'core/image';

/** A card has no place for a picture's caption, nor for a link of its own. */
const isPlain = ( picture: Block ): boolean =>
	Boolean( picture.attributes.id ) && wordsOf( picture, 'caption' ) === '' && wordsOf( picture, 'href' ) === '';

/** A column with a picture of the media library, a heading, a paragraph and a button. */
function cardOf( column: Block ): Block | null {
	const [ picture, ...more ] = column.innerBlocks.filter( isPicture );
	const texts = textsIn( column.innerBlocks.filter( ( each ) => ! isPicture( each ) ) );

	return ! texts || more.length > 0 || ( picture && ! isPlain( picture ) ) || ( texts.title && texts.link.text )
		? null
		: createBlock( 'hvac-blocks/topic-card', {
				title: texts.title || texts.link.text,
				text: texts.text,
				link: texts.link.url,
				...( picture && { image: { id: picture.attributes.id, alt: wordsOf( picture, 'alt' ) } } ),
			} );
}

function columnOf( card: Block ): Block | null {
	const { id, alt = '' } = pictureOf( card.attributes.image );
	const [ title, link ] = [ shownWords( card, 'title' ), shownLink( card, 'link', 'title' ) ];

	return title === ''
		? null
		: createBlock( 'core/column', {}, [
				...( id > 0 ? [ withAddress( createBlock( 'core/image', { id, alt } ) ) ] : [] ),
				...( link === '' ? heading( title, 3 ) : [] ),
				...paragraph( shownWords( card, 'text' ) ),
				...( link === '' ? [] : buttons( [ { text: title, url: link } ] ) ),
			] );
}

/** All of them, or null if one is. */
const allOf = ( blocks: Array< Block | null > ): Block[] | null => {
	const made = blocks.filter( ( each ) => each !== null );

	return made.length === blocks.length && made.length > 0 ? made : null;
};

const gridOf = ( rows: Block[] ): Block | null => {
	const cards = allOf( rows.flatMap( ( { innerBlocks } ) => innerBlocks.map( cardOf ) ) );

	return cards && createBlock( 'hvac-blocks/topic-grid', { heading: '', intro: '' }, cards );
};

export const columns: Pair = {
	block: 'core/columns',
	ofSeveral: gridOf,
	to: ( ours ) => {
		const made = allOf( ours.innerBlocks.map( columnOf ) );

		return (
			made && [
				...heading( shownWords( ours, 'heading' ), ours.attributes.level ),
				...paragraph( shownWords( ours, 'intro' ) ),
				...Array.from( { length: Math.ceil( made.length / IN_A_ROW ) }, ( _, row ) =>
					createBlock( 'core/columns', {}, made.slice( row * IN_A_ROW, ( row + 1 ) * IN_A_ROW ) )
				),
			]
		);
	},
	leftOut: {
		to: ( { innerBlocks } ) =>
			innerBlocks.some( ( { attributes } ) => attributes.topic && ! pictureOf( attributes.image ).id )
				? [ __( 'icons', 'hvac-blocks' ) ]
				: [],
	},
};
