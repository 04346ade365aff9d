import { readSession, writeSession } from '../../data/session-json';

/** Heights of blocks by name, as last shown with their preview in this tab. */
const STORE = 'hvac-blocks-heights';

/** The height of a block that was never shown and whose block.json has none. */
const TYPICAL = 360;

let heights: Record< string, string > | undefined;
let timer: ReturnType< typeof setTimeout > | undefined;

const known = () => ( heights ??= readSession( STORE ) );

/**
 * The pixels that a block will probably need.
 *
 * @param name    the block's full name
 * @param initial with its initial content
 */
export const expectedHeight = ( name: string, initial: number = TYPICAL ): number =>
	Number( known()[ name ] ?? initial );

const observers = new WeakMap< Window, ResizeObserver >();
const names = new WeakMap< Element, string >();

/** Remembers a block's height and its changes. The canvas is a window of its own. */
export function rememberHeight( block: HTMLElement, name: string ): () => void {
	const view = block.ownerDocument.defaultView as Window & typeof globalThis;
	const observer = observers.get( view ) ?? ( 'ResizeObserver' in view ? new view.ResizeObserver( remember ) : null );

	if ( observer ) {
		observers.set( view, observer );
		names.set( block, name );
		observer.observe( block );
	}
	return () => observer?.unobserve( block );
}

function remember( entries: ResizeObserverEntry[] ) {
	for ( const { target, borderBoxSize } of entries ) {
		// A hidden block has none.
		if ( borderBoxSize[ 0 ]?.blockSize ) {
			known()[ names.get( target ) ?? '' ] = String( Math.round( borderBoxSize[ 0 ].blockSize ) );
		}
	}
	clearTimeout( timer );
	timer = setTimeout( () => writeSession( STORE, known() ), 1000 );
}
