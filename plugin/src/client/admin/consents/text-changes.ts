import { diffArrays } from 'diff';

export interface TextChange {
	kind: 'same' | 'added' | 'removed';
	text: string;
}

/** Words with the space after them, so that joining them restores the text. */
const words = ( text: string ): string[] => text.match( /\S+\s*|\s+/g ) ?? [];

/** The word-by-word edits that turn one text into another. */
export const textChanges = ( before: string, after: string ): TextChange[] =>
	diffArrays( words( before ), words( after ), {
		// A text's last word has no space after it, but is still the same word.
		comparator: ( a, b ) => a.trim() === b.trim(),
	} ).map( ( { value, added, removed } ) => ( {
		kind: ( added && 'added' ) || ( removed && 'removed' ) || 'same',
		text: value.join( '' ),
	} ) );
