import {
	buttons,
	heading,
	levelOf,
	paragraph,
	pictureOf,
	textsIn,
	withAddress,
	wordsOf,
	type Pair,
} from '@client/editor/pair';
import { createBlock } from '@wordpress/blocks';

/** A picture beside a heading and a paragraph; the link is the button's, or the picture's. */
export const mediaAndText: Pair = {
	block: 'core/media-text',
	from: ( { attributes: { mediaId, mediaAlt, mediaType, href, focalPoint }, innerBlocks } ) => {
		const texts = textsIn( innerBlocks );

		// A button's words have no place in a card with a label.
		return texts && mediaId && mediaType !== 'video' && ( texts.title === '' || texts.link.text === '' )
			? createBlock( 'hvac-blocks/image-link-card', {
					image: { id: mediaId, ...( focalPoint ? { focalPoint } : {} ) },
					alt_text: String( mediaAlt ?? '' ),
					link_label: texts.title || texts.link.text,
					description_text: texts.text,
					link_href: texts.link.url || String( href ?? '' ),
					level: levelOf( texts.level ),
				} )
			: null;
	},
	to: ( ours ) => {
		const { id: mediaId } = pictureOf( ours.attributes.image );
		const [ label, url ] = [ wordsOf( ours, 'link_label' ), wordsOf( ours, 'link_href' ) ];

		return mediaId === 0
			? null
			: [
					withAddress(
						createBlock(
							'core/media-text',
							{ mediaId, mediaType: 'image', mediaAlt: wordsOf( ours, 'alt_text' ) },
							[
								...( url === '' ? heading( label, ours.attributes.level ) : [] ),
								...paragraph( wordsOf( ours, 'description_text' ) ),
								...( url === '' ? [] : buttons( [ { text: label, url } ] ) ),
							]
						)
					),
				];
	},
};
