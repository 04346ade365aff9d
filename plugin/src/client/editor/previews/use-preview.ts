import apiFetch from '@wordpress/api-fetch';
import { useSelect } from '@wordpress/data';
import { useEffect, useMemo, useState } from '@wordpress/element';
import { PreviewQueue, type Question } from './preview-queue';

/** Something that the block needs and the site does not have. */
export interface EditorNotice {
	text: string;
	/** What helps, where the user may do it. */
	action: { text: string; href: string } | null;
}

/** What the server makes of a block's attributes, in the language of the page being edited. */
export interface Preview< Props = object > {
	/** What an island's view shows; null for a block that does not hydrate, and for one that shows nothing. */
	props: Props | null;
	/** The HTML within the element of a block that does not hydrate; null for an island, and for one that shows nothing. */
	html: string | null;
	/** Rich text of the slots. */
	slots: Record< string, string >;
	/** Attributes of the block's element. */
	wrapper: Record< string, string >;
	notices: EditorNotice[];
	/** Why the server could not make it; empty where it could. */
	error: string;
}

export interface PreviewState< Props > {
	/** The newest there is; none until the first has come. */
	preview?: Preview< Props >;
	/** Why there is no newer one; empty where nothing failed. */
	error: string;
	retry: () => void;
}

/** Stands for the block's id in answers, so that blocks that are alike share one. */
const ID = 'hvac-preview-id';

/** A page and its place in the site, which names its language. */
interface Page {
	id: number;
	place: string;
}

const queues = new Map< string, PreviewQueue< Preview > >();

function queueOf( { id, place }: Page ): PreviewQueue< Preview > {
	const key = `${ id } ${ place }`;
	const queue =
		queues.get( key ) ??
		new PreviewQueue< Preview >( ( blocks, signal ) => fetchPreviews( id, blocks, signal ), {
			isPassing: ( { error } ) => error !== '',
		} );

	queues.set( key, queue );
	return queue;
}

async function fetchPreviews( postId: number, blocks: Question[], signal: AbortSignal ): Promise< Preview[] > {
	const { previews } = await apiFetch< { previews: Preview[] } >( {
		path: '/hvac-blocks/v1/editor/previews',
		method: 'POST',
		data: { postId, blocks },
		signal,
	} );

	return previews;
}

/**
 * The server's view of the attributes being edited. While a newer one is on its way the older stays.
 *
 * @param name       the block's full name
 * @param attributes those that the preview depends on
 * @param id         the block's client id: ids in the view are made from it
 */
export function usePreview< Props >(
	name: string,
	attributes: Record< string, unknown >,
	id: string
): PreviewState< Props > {
	const page = useSelect( currentPage, [] );
	const [ pageId, place ] = page.split( ' ', 2 ) as [ string, string ];
	const queue = queueOf( { id: Number( pageId ), place } );
	const text = JSON.stringify( { name: name.split( '/' ).pop(), attributes } );
	const [ answer, setAnswer ] = useState( () => queue.known( JSON.parse( text ) as Question ) );
	const [ error, setError ] = useState( '' );
	const [ attempt, setAttempt ] = useState( 0 );

	useEffect( () => {
		const question = JSON.parse( text ) as Question;
		const known = queue.known( question );
		const take = ( preview: Preview ) => {
			setError( preview.error );
			// What was shown stays, and the caret in it.
			setAnswer( ( older ) => ( preview.error === '' ? preview : older ) );
		};

		if ( known ) {
			take( known );
			return undefined;
		}
		return queue.ask( question, { answer: take, fail: ( reason ) => setError( messageOf( reason ) ) } );
	}, [ queue, text, attempt ] );

	const preview = useMemo(
		() => answer && ( JSON.parse( JSON.stringify( answer ).replaceAll( ID, `hvac-${ id }` ) ) as Preview< Props > ),
		[ answer, id ]
	);

	return { preview, error, retry: () => setAttempt( ( count ) => count + 1 ) };
}

interface EditorStore {
	getCurrentPost?: () => { id?: number | string; link?: string; parent?: number };
}

// The widget and site editors have no current post, or a template's name for one. As a text: the store must give the same thing twice.
const currentPage = ( select: ( store: string ) => EditorStore | undefined ): string => {
	const { id, link = '', parent = 0 } = select( 'core/editor' )?.getCurrentPost?.() ?? {};

	return `${ Number( id ?? 0 ) || 0 } ${ parent }|${ link }`;
};

const messageOf = ( error: unknown ): string =>
	error && typeof error === 'object' && 'message' in error ? String( error.message ) : String( error );
