import apiFetch from '@wordpress/api-fetch';
import { useSelect } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';

/** Something that the block needs and the site does not have. */
export interface EditorNotice {
	text: string;
	/** What helps, where the user may do it. */
	action: { text: string; href: string } | null;
}

/** What `props.php` makes of a block's attributes, in the language of the page being edited. */
export interface ViewModel< Props > {
	lang: string;
	props: Props;
	/** Default rich text of the slots, in the page's language. */
	slots: Record< string, string >;
	notices: EditorNotice[];
}

interface Answer< Props > extends Omit< ViewModel< Props >, 'props' > {
	/** Null where the block shows nothing. */
	props: Props | null;
}

export type ViewModelState< Props > =
	| { status: 'loading' }
	| { status: 'failed'; message: string }
	| { status: 'empty' }
	| { status: 'ready'; model: ViewModel< Props > };

/**
 * The server's view model for the attributes being edited. While a newer one is on its way the older stays.
 *
 * @param name       the block's full name
 * @param attributes its attributes
 * @param id         the block's client id: ids in the view are made from it
 */
export function useViewModel< Props >(
	name: string,
	attributes: Record< string, unknown >,
	id: string
): ViewModelState< Props > {
	const [ state, setState ] = useState< ViewModelState< Props > >( { status: 'loading' } );
	const postId = useSelect( currentPostId, [] );
	const body = JSON.stringify( { name: name.split( '/' ).pop(), attributes, id, postId } );

	useEffect( () => {
		const abort = new AbortController();
		const request = setTimeout( async () => {
			try {
				const { props, ...rest } = await apiFetch< Answer< Props > >( {
					path: '/hvac-blocks/v1/editor/view-model',
					method: 'POST',
					body,
					headers: { 'Content-Type': 'application/json' },
					signal: abort.signal,
				} );
				setState( props ? { status: 'ready', model: { ...rest, props } } : { status: 'empty' } );
			} catch ( error ) {
				if ( ! abort.signal.aborted ) {
					setState( { status: 'failed', message: messageOf( error ) } );
				}
			}
		}, 150 );

		return () => {
			clearTimeout( request );
			abort.abort();
		};
	}, [ body ] );

	return state;
}

interface EditorStore {
	getCurrentPostId?: () => number | string | null;
}

// The widget and site editors have no current post, or a template's name for one.
const currentPostId = ( select: ( store: string ) => EditorStore | undefined ): number =>
	Number( select( 'core/editor' )?.getCurrentPostId?.() ?? 0 ) || 0;

const messageOf = ( error: unknown ): string =>
	error && typeof error === 'object' && 'message' in error ? String( error.message ) : String( error );
