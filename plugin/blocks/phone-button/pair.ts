import { wordsOf, type Pair } from '@client/editor/pair';
import { createBlock } from '@wordpress/blocks';

/** A button that calls a number. Ours calls the number of the settings, or of a dealer. */
export const callButton: Pair = {
	block: 'core/buttons',
	from: ( { innerBlocks } ) =>
		innerBlocks.length === 1 && innerBlocks[ 0 ] && wordsOf( innerBlocks[ 0 ], 'url' ).startsWith( 'tel:' )
			? createBlock( 'hvac-blocks/phone-button', { buttonText: wordsOf( innerBlocks[ 0 ], 'text' ) } )
			: null,
};
