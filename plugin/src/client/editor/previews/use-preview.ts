import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useState } from '@wordpress/element';
import type { Question } from './preview-queue';
import { currentPage, type Preview, questionOf, queueOf } from './queues';

export interface PreviewState< Props > {
	/** The latest preview; undefined until the first arrives. */
	preview?: Preview< Props >;
	/** Why this block has no newer one; empty if it did not fail. A server without an answer is asked again. */
	error: string;
	retry: () => void;
}

/** Replaces the block's ID in answers, so that identical blocks can share one. */
const ID = 'hvac-preview-id';

/**
 * The server's preview of the edited attributes. The previous one stays while a newer one loads.
 *
 * @param name       the block's full name
 * @param attributes those that the preview depends on
 * @param id         the block's client ID: IDs in the view are derived from it
 */
export function usePreview< Props >(
	name: string,
	attributes: Record< string, unknown >,
	id: string
): PreviewState< Props > {
	const queue = queueOf( useSelect( currentPage, [] ) );
	const text = JSON.stringify( questionOf( name, attributes ) );
	const [ answer, setAnswer ] = useState( () => queue.cached( JSON.parse( text ) as Question ) );
	const [ error, setError ] = useState( '' );
	const [ attempt, setAttempt ] = useState( 0 );

	useEffect( () => {
		const question = JSON.parse( text ) as Question;
		const cached = queue.cached( question );
		const take = ( preview: Preview ) => {
			setError( preview.error );
			// The previous preview stays, and the caret in it.
			setAnswer( ( older ) => ( preview.error === '' ? preview : older ) );
		};

		if ( cached ) {
			take( cached );
			return undefined;
		}
		return queue.ask( question, take );
	}, [ queue, text, attempt ] );

	const preview = useMemo(
		() => answer && ( JSON.parse( JSON.stringify( answer ).replaceAll( ID, `hvac-${ id }` ) ) as Preview< Props > ),
		[ answer, id ]
	);

	return { preview, error, retry: () => setAttempt( ( count ) => count + 1 ) };
}
