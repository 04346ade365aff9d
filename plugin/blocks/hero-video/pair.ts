import {
	buttons,
	heading,
	levelOf,
	paragraph,
	pictureOf,
	shownLink,
	shownWords,
	textsIn,
	withAddress,
	type Pair,
} from '@client/editor/pair';
import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

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
		const { level } = ours.attributes;
		const [ film, image ] = [ pictureOf( ours.attributes.video ), pictureOf( ours.attributes.image ) ];
		const { id, alt, focalPoint } = film.id ? film : image;
		const made = createBlock(
			'core/cover',
			{
				...( id && {
					id,
					dimRatio: 50,
					backgroundType: film.id ? 'video' : 'image',
					alt: alt ?? '',
					focalPoint,
				} ),
			},
			[
				...heading( shownWords( ours, 'heading' ), level ),
				...paragraph( shownWords( ours, 'text' ) ),
				...buttons( [ { text: shownWords( ours, 'linkText' ), url: shownLink( ours, 'url', 'linkText' ) } ] ),
				...ours.innerBlocks,
			]
		);

		return [ withAddress( made ) ];
	},
	leftOut: {
		to: ( { attributes: { video, image } } ) => {
			const [ film, picture ] = [ pictureOf( video ).id, pictureOf( image ).id ];

			if ( ! film && ! picture ) {
				return [ __( 'the standard picture', 'hvac-blocks' ) ];
			}
			return film && picture ? [ __( 'the picture behind the video', 'hvac-blocks' ) ] : [];
		},
	},
};
