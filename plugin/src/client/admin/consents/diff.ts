export interface Change {
	kind: 'same' | 'added' | 'removed';
	text: string;
}

/**
 * What has to be taken out of a text and put into it to make another, word by word.
 *
 * @param before
 * @param after
 */
export function diff( before: string, after: string ): Change[] {
	const old = words( before );
	const next = words( after );
	const common = commonLengths( old, next );
	const changes: Change[] = [];
	let [ i, j ] = [ 0, 0 ];

	while ( i < old.length || j < next.length ) {
		if ( i < old.length && j < next.length && old[ i ] === next[ j ] ) {
			push( changes, 'same', old[ i ] );
			i++;
			j++;
		} else if ( j === next.length || ( i < old.length && common[ i + 1 ][ j ] >= common[ i ][ j + 1 ] ) ) {
			push( changes, 'removed', old[ i++ ] );
		} else {
			push( changes, 'added', next[ j++ ] );
		}
	}

	return changes;
}

/** Words with the space after them, so that joined they are the text again. */
function words( text: string ): string[] {
	return text.match( /\S+\s*|\s+/g ) ?? [];
}

/** By the places in both: how many words the rests have in common, in order. */
function commonLengths( a: string[], b: string[] ): number[][] {
	const lengths = Array.from( { length: a.length + 1 }, () => new Array< number >( b.length + 1 ).fill( 0 ) );

	for ( let i = a.length - 1; i >= 0; i-- ) {
		for ( let j = b.length - 1; j >= 0; j-- ) {
			lengths[ i ][ j ] =
				a[ i ] === b[ j ] ? lengths[ i + 1 ][ j + 1 ] + 1 : Math.max( lengths[ i + 1 ][ j ], lengths[ i ][ j + 1 ] );
		}
	}

	return lengths;
}

function push( changes: Change[], kind: Change[ 'kind' ], text: string ): void {
	const last = changes[ changes.length - 1 ];

	if ( last?.kind === kind ) {
		last.text += text;
	} else {
		changes.push( { kind, text } );
	}
}
