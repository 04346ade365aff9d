import { shownIn } from '@client/editor/canvas';
import { buttons, wordsOf, type Block, type Pair } from '@client/editor/pair';
import { createBlock } from '@wordpress/blocks';

// Transforms are offered for what is selected.
const SELECTED = '[data-type="hvac-blocks/phone-button"].is-selected';

const digits = ( text: string ): string => text.replace( /\D/g, '' );

/** The words of a button without the number at their end, which ours shows by itself. */
function wordsBefore( text: string, url: string ): string {
	const number = /[\d\s().+–-]+$/.exec( text )?.[ 0 ] ?? '';

	return digits( number ) !== '' && digits( url ).endsWith( digits( number ) )
		? text.slice( 0, -number.length ).trim()
		: text;
}

function theirs( ours: Block ): Block[] | null {
	const number = shownIn( SELECTED, '.hvac-number' );
	const words = wordsOf( ours, 'buttonText' ) || shownIn( SELECTED, '.hvac-phone-button__action' );

	// Beside a number that is no button, WordPress' block has no place for words.
	return number === '' || wordsOf( ours, 'leadingText' ) !== ''
		? null
		: buttons( [ { text: `${ words } ${ number }`.trim(), url: `tel:${ number.replace( /[^\d+]/g, '' ) }` } ] );
}

/** A button that calls a number. Ours calls the number of the settings, or of a dealer. */
export const callButton: Pair = {
	block: 'core/buttons',
	from: ( { innerBlocks: [ button, ...others ] } ) => {
		const url = button ? wordsOf( button, 'url' ) : '';

		return button && others.length === 0 && url.startsWith( 'tel:' )
			? createBlock( 'hvac-blocks/phone-button', { buttonText: wordsBefore( wordsOf( button, 'text' ), url ) } )
			: null;
	},
	to: theirs,
};
