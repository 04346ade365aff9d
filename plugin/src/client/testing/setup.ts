/** Browser features that jsdom lacks. */
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign( globalThis, { TextDecoder, TextEncoder } );

class Unseen {
	observe() {}
	unobserve() {}
	disconnect() {}
}

globalThis.IntersectionObserver ??= Unseen as unknown as typeof IntersectionObserver;
performance.getEntriesByType ??= () => [];
window.fetch ??= () => new Promise( () => {} );
window.matchMedia ??= ( media: string ) =>
	Object.assign( new EventTarget(), { media, matches: false } ) as unknown as MediaQueryList;

// Sufficient for IDs.
globalThis.CSS ??= { escape: ( text: string ) => text.replace( /[^\w-]/g, '\\$&' ) } as unknown as typeof CSS;
