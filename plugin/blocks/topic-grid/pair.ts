import {
	addressOf,
	buttons,
	heading,
	paragraph,
	pictureOf,
	textsIn,
	wordsOf,
	type Block,
	type Pair,
} from '@client/editor/pair';
import { createBlock } from '@wordpress/blocks';

const isPicture = ( { name }: Block ): boolean => name === 'core/image';

/** A column with a picture of the media library, a heading, a paragraph and a button. */
function cardOf( column: Block ): Block | null {
	const [ picture, ...more ] = column.innerBlocks.filter( isPicture );
	const texts = textsIn( column.innerBlocks.filter( ( each ) => ! isPicture( each ) ) );

	return ! texts || more.length > 0 || ( picture && ! picture.attributes.id ) || ( texts.title && texts.link.text )
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
	const url = addressOf( id );
	const [ title, link ] = [ wordsOf( card, 'title' ), wordsOf( card, 'link' ) ];

	// The words and the picture of a topic of ours come from the server.
	return ( id > 0 && url === undefined ) || wordsOf( card, 'topic' ) !== ''
		? null
		: createBlock( 'core/column', {}, [
				...( url ? [ createBlock( 'core/image', { id, url, alt } ) ] : [] ),
				...( link === '' ? heading( title, 3 ) : [] ),
				...paragraph( wordsOf( card, 'text' ) ),
				...( link === '' ? [] : buttons( [ { text: title, url: link } ] ) ),
			] );
}

/** All of them, or null if one is. */
const allOf = ( blocks: Array< Block | null > ): Block[] | null => {
	const made = blocks.filter( ( each ) => each !== null );

	return made.length === blocks.length && made.length > 0 ? made : null;
};

export const columns: Pair = {
	block: 'core/columns',
	from: ( { innerBlocks } ) => {
		const cards = allOf( innerBlocks.map( cardOf ) );

		return cards && createBlock( 'hvac-blocks/topic-grid', { heading: '', intro: '' }, cards );
	},
	to: ( ours ) => {
		const made = allOf( ours.innerBlocks.map( columnOf ) );

		return (
			made && [
				...heading( wordsOf( ours, 'heading' ), ours.attributes.level ),
				...paragraph( wordsOf( ours, 'intro' ) ),
				createBlock( 'core/columns', {}, made ),
			]
		);
	},
};
