import apiFetch from '@wordpress/api-fetch';
import { setPageLanguage } from '../inner/sample-language';
import { offeredHome } from '../pattern-language';
import { whenServerMayBeBack } from '../server-back';
import { reportOutage } from './outage';
import { PreviewQueue, type Question } from './preview-queue';

/** Something that the block needs and the site lacks. */
export interface EditorNotice {
	text: string;
	/** A link to the fix, if the user may do it. */
	action: { text: string; href: string } | null;
}

/** The server's preview of a block's attributes, in the language of the edited page. */
export interface Preview< Props = object > {
	/** An island's props; null for blocks that do not hydrate or show nothing. */
	props: Props | null;
	/** The inner HTML of a block that does not hydrate; null for islands and for blocks that show nothing. */
	html: string | null;
	/** The slots' rich text. */
	slots: Record< string, string >;
	/** Attributes of the block's element. */
	wrapper: Record< string, string >;
	notices: EditorNotice[];
	/** Why the preview failed; empty on success. */
	error: string;
}

const queues = new Map< string, PreviewQueue< Preview > >();

whenServerMayBeBack( () => queues.forEach( ( queue ) => queue.retry() ) );

/** A page's preview queue. */
export function queueOf( page: string ): PreviewQueue< Preview > {
	const [ id = 0, parent = 0 ] = page.split( /[ |]/, 2 ).map( Number );
	const queue =
		queues.get( page ) ??
		new PreviewQueue< Preview >( ( blocks, signal ) => fetchPreviews( id, parent, blocks, signal ), {
			isTemporary: ( { error } ) => error !== '',
			onOutage: ( isOut ) => reportOutage( page, isOut ),
		} );

	queues.set( page, queue );
	return queue;
}

async function fetchPreviews(
	postId: number,
	parent: number,
	blocks: Question[],
	signal: AbortSignal
): Promise< Preview[] > {
	const { lang, previews = [] } = await apiFetch< { lang?: string; previews?: Preview[] } >( {
		path: '/hvac-blocks/v1/editor/previews',
		method: 'POST',
		data: { postId, ...( parent > 0 && { parent } ), blocks },
		signal,
	} );

	// A firewall answers with something else.
	if ( previews.length !== blocks.length ) {
		throw new Error( 'Not the previews of these blocks.' );
	}
	if ( lang ) {
		setPageLanguage( lang );
	}
	return previews;
}

interface EditorStore {
	getCurrentPost?: () => { id?: number | string; link?: string; title?: unknown };
	getEditedPostAttribute?: ( name: 'parent' ) => number | undefined;
}

export type Select = ( store: string ) => unknown;

/**
 * The edited page: its ID, and its path and edited parent, which determine its language. As a string, since selectors
 * must return stable values.
 */
export const currentPage = ( select: Select ): string => {
	// The widget and site editors have no current post, or a template's name instead.
	const editor = select( 'core/editor' ) as EditorStore | undefined;
	const { id, link = '' } = editor?.getCurrentPost?.() ?? {};
	// A new page without a parent previews the patterns that it is offered.
	const parent = editor?.getEditedPostAttribute?.( 'parent' ) || offeredHome( select );

	return `${ Number( id ?? 0 ) || 0 } ${ parent ?? 0 }|${ link }`;
};

/** The edited page's title as saved, which the server knows. */
export const savedTitle = ( select: Select ): string =>
	String( ( select( 'core/editor' ) as EditorStore | undefined )?.getCurrentPost?.()?.title ?? '' );

/**
 * The request as it is sent, without undefined attributes.
 *
 * @param name       the block's full name
 * @param attributes those that the preview depends on
 */
export const questionOf = ( name: string, attributes: Record< string, unknown > ): Question =>
	JSON.parse( JSON.stringify( { name: name.split( '/' ).pop(), attributes } ) ) as Question;
