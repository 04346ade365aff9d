import { buttons as buttonsOf, heading, shownLink, shownWords, wordsOf, type Pair } from '@client/editor/pair';
import { createBlock } from '@wordpress/blocks';

const NAMES = [ 'button', 'links_1_button', 'links_2_button', 'links_3_button' ];

/** One to four buttons: the first is ours, the others are the links beside it. */
export const buttons: Pair = {
	block: 'core/buttons',
	from: ( { innerBlocks } ) =>
		innerBlocks.length > 0 && innerBlocks.length <= NAMES.length
			? createBlock( 'hvac-blocks/cta-links', {
					heading: '',
					...Object.fromEntries(
						NAMES.flatMap( ( name, index ) => {
							const theirs = innerBlocks[ index ];

							return [
								[ `${ name }_text`, theirs ? wordsOf( theirs, 'text' ) : '' ],
								[ `${ name }_url`, theirs ? wordsOf( theirs, 'url' ) : '' ],
							];
						} )
					),
				} )
			: null,
	to: ( ours ) => {
		const links = buttonsOf(
			NAMES.map( ( name ) => ( {
				text: shownWords( ours, `${ name }_text` ),
				url: shownLink( ours, `${ name }_url`, `${ name }_text` ),
			} ) )
		);

		return links.length > 0
			? [ ...heading( shownWords( ours, 'heading' ), ours.attributes.level ), ...links ]
			: null;
	},
};
