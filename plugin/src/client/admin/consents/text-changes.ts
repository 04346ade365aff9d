import { diffArrays } from 'diff';

export interface TextChange {
	kind: 'same' | 'added' | 'removed';
	text: string;
}

/** Words with the space after them, so that joined they are the text again. */
const words = ( text: string ): string[] => text.match( /\S+\s*|\s+/g ) ?? [];

/** What has to be taken out of a text and put into it to make another, word by word. */
export const textChanges = ( before: string, after: string ): TextChange[] =>
	diffArrays( words( before ), words( after ), {
		// The last word of a text has no space after it, and is no other word for that.
		comparator: ( a, b ) => a.trim() === b.trim(),
	} ).map( ( { value, added, removed } ) => ( {
		kind: ( added && 'added' ) || ( removed && 'removed' ) || 'same',
		text: value.join( '' ),
	} ) );
