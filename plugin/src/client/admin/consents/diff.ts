export interface TextChange {
	kind: 'same' | 'added' | 'removed';
	text: string;
}

/**
 * What has to be taken out of a text and put into it to make another, word by word.
 *
 * @param before
 * @param after
 */
export function diff( before: string, after: string ): TextChange[] {
	const old = words( before );
	const next = words( after );
	const common = commonLengths( old, next );
	const changes: TextChange[] = [];
	let [ i, j ] = [ 0, 0 ];

	while ( i < old.length || j < next.length ) {
		const [ gone = '', come = '' ] = [ old[ i ], next[ j ] ];

		if ( gone !== '' && isSame( gone, come ) ) {
			push( changes, 'same', come );
			i++;
			j++;
		} else if ( come === '' || ( gone !== '' && common( i + 1, j ) >= common( i, j + 1 ) ) ) {
			push( changes, 'removed', gone );
			i++;
		} else {
			push( changes, 'added', come );
			j++;
		}
	}

	return changes;
}

/** Words with the space after them, so that joined they are the text again. */
function words( text: string ): string[] {
	return text.match( /\S+\s*|\s+/g ) ?? [];
}

/** The last word of a text has no space after it, and is no other word for that. */
const isSame = ( a = '', b = '' ): boolean => a.trim() === b.trim();

/** By the places in both: how many words the rests have in common, in order. */
function commonLengths( a: string[], b: string[] ): ( i: number, j: number ) => number {
	const lengths = new Map< number, number >();
	const width = b.length + 1;
	const at = ( i: number, j: number ) => lengths.get( i * width + j ) ?? 0;

	for ( let i = a.length - 1; i >= 0; i-- ) {
		for ( let j = b.length - 1; j >= 0; j-- ) {
			lengths.set(
				i * width + j,
				isSame( a[ i ], b[ j ] ) ? at( i + 1, j + 1 ) + 1 : Math.max( at( i + 1, j ), at( i, j + 1 ) )
			);
		}
	}

	return at;
}

function push( changes: TextChange[], kind: TextChange[ 'kind' ], text: string ): void {
	const last = changes[ changes.length - 1 ];

	if ( last?.kind === kind ) {
		last.text += text;
	} else {
		changes.push( { kind, text } );
	}
}
