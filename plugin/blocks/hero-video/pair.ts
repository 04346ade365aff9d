import {
	addressOf,
	buttons,
	heading,
	levelOf,
	paragraph,
	pictureOf,
	textsIn,
	wordsOf,
	type Pair,
} from '@client/editor/pair';
import { createBlock } from '@wordpress/blocks';

/** A cover with a picture or a film, a heading, a paragraph and a button. */
export const cover: Pair = {
	block: 'core/cover',
	from: ( { attributes: { id, alt, focalPoint, backgroundType }, innerBlocks } ) => {
		const texts = textsIn( innerBlocks );

		return texts && id
			? createBlock( 'hvac-blocks/hero-video', {
					heading: texts.title,
					text: texts.text,
					linkText: texts.link.text,
					...( texts.link.url && { url: texts.link.url } ),
					...( backgroundType === 'video'
						? { video: { id } }
						: { image: { id, alt: String( alt ?? '' ), ...( focalPoint ? { focalPoint } : {} ) } } ),
					level: levelOf( texts.level ),
				} )
			: null;
	},
	to: ( ours ) => {
		const { level, url } = ours.attributes;
		const [ film, image ] = [ pictureOf( ours.attributes.video ), pictureOf( ours.attributes.image ) ];
		const { id, alt, focalPoint } = film.id ? film : image;
		const address = addressOf( id );

		return address === undefined
			? null
			: [
					createBlock(
						'core/cover',
						{
							id,
							url: address,
							dimRatio: 50,
							backgroundType: film.id ? 'video' : 'image',
							alt: alt ?? '',
							focalPoint,
						},
						[
							...heading( wordsOf( ours, 'heading' ), level ),
							...paragraph( wordsOf( ours, 'text' ) ),
							...buttons( [ { text: wordsOf( ours, 'linkText' ), url: String( url ?? '' ) } ] ),
							...ours.innerBlocks,
						]
					),
				];
	},
};
