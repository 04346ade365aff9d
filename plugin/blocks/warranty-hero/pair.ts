import {
	buttons,
	heading,
	levelOf,
	paragraph,
	pictureOf,
	shownWords,
	textsIn,
	withAddress,
	wordsOf,
	type Block,
	type Pair,
} from '@client/editor/pair';
import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

interface Parts {
	texts: NonNullable< ReturnType< typeof textsIn > >;
	buttons: Block[];
}

const isButtons = ( { name }: Block ): boolean => name === 'core/buttons';

/** A heading, a paragraph and at most two buttons. Null if there is anything else. */
function partsOf( inner: Block[] ): Parts | null {
	const texts = textsIn( inner.filter( ( each ) => ! isButtons( each ) ) );
	const links = inner.filter( isButtons ).flatMap( ( { innerBlocks } ) => innerBlocks );

	return texts && links.length <= 2 ? { texts, buttons: links } : null;
}

/** A dialog's text, which a cover has no place for: a line to open, below it. */
const below = ( summary: string, text: string ): Block[] =>
	text === '' ? [] : [ createBlock( 'core/details', { summary }, paragraph( text ) ) ];

/** A cover with a picture or none. Its buttons open dialogs here. */
export const cover: Pair = {
	block: 'core/cover',
	from: ( { attributes: { id, alt, focalPoint, backgroundType }, innerBlocks } ) => {
		const parts = partsOf( innerBlocks );

		return parts && backgroundType !== 'video'
			? createBlock( 'hvac-blocks/warranty-hero', {
					heading: parts.texts.title,
					sub_heading: parts.texts.text,
					...Object.fromEntries(
						parts.buttons.map( ( button, index ) => [
							`button_${ index === 0 ? 'left' : 'right' }_text`,
							wordsOf( button, 'text' ),
						] )
					),
					background_image_large: id
						? { id, alt: String( alt ?? '' ), ...( focalPoint ? { focalPoint } : {} ) }
						: { id: 0 },
					level: levelOf( parts.texts.level ),
				} )
			: null;
	},
	to: ( ours ) => {
		const { id, alt, focalPoint } = pictureOf( ours.attributes.background_image_large );
		const [ left, right ] = [ shownWords( ours, 'button_left_text' ), shownWords( ours, 'button_right_text' ) ];
		const made = createBlock(
			'core/cover',
			{ ...( id && { id, dimRatio: 50, backgroundType: 'image', alt: alt ?? '', focalPoint } ) },
			[
				...heading( shownWords( ours, 'heading' ), ours.attributes.level ),
				...paragraph( shownWords( ours, 'sub_heading' ) ),
				...buttons( [
					{ text: left, url: '' },
					{ text: right, url: '' },
				] ),
			]
		);

		return [
			withAddress( made ),
			...below( left, shownWords( ours, 'register_text' ) ),
			...below( right, shownWords( ours, 'lookup_text' ) ),
		];
	},
	leftOut: {
		from: ( { innerBlocks } ) =>
			partsOf( innerBlocks )?.buttons.some( ( button ) => wordsOf( button, 'url' ) !== '' )
				? [ __( 'links of the buttons', 'hvac-blocks' ) ]
				: [],
		to: ( { attributes: { background_image_large: large, background_image_small: small } } ) => [
			...( large === undefined ? [ __( 'the standard picture', 'hvac-blocks' ) ] : [] ),
			...( pictureOf( small ).id ? [ __( 'the picture for small screens', 'hvac-blocks' ) ] : [] ),
			__( 'links of the buttons', 'hvac-blocks' ),
		],
	},
};
