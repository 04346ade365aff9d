import apiFetch from '@wordpress/api-fetch';
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

const queues = new Map< string, PreviewQueue< Preview > >();

/** The queue of questions about blocks of a page. */
export function queueOf( page: string ): PreviewQueue< Preview > {
	const id = Number( page.split( ' ', 1 )[ 0 ] );
	const queue =
		queues.get( page ) ??
		new PreviewQueue< Preview >( ( blocks, signal ) => fetchPreviews( id, blocks, signal ), {
			isTemporary: ( { error } ) => error !== '',
		} );

	queues.set( page, queue );
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

interface EditorStore {
	getCurrentPost?: () => { id?: number | string; link?: string; parent?: number };
}

export type Select = ( store: string ) => unknown;

/** The page that is edited: its id, and its place in the site, which names its language. As a text, since the store must give the same thing twice. */
export const currentPage = ( select: Select ): string => {
	// The widget and site editors have no current post, or a template's name for one.
	const {
		id,
		link = '',
		parent = 0,
	} = ( select( 'core/editor' ) as EditorStore | undefined )?.getCurrentPost?.() ?? {};

	return `${ Number( id ?? 0 ) || 0 } ${ parent }|${ link }`;
};

/**
 * As it is sent: an attribute without a value is none.
 *
 * @param name       the block's full name
 * @param attributes those that the preview depends on
 */
export const questionOf = ( name: string, attributes: Record< string, unknown > ): Question =>
	JSON.parse( JSON.stringify( { name: name.split( '/' ).pop(), attributes } ) ) as Question;
