/** What browsers have and jsdom has not. */
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign( globalThis, { TextDecoder, TextEncoder } );

window.fetch ??= () => new Promise( () => {} );
window.matchMedia ??= ( media: string ) =>
	Object.assign( new EventTarget(), { media, matches: false } ) as unknown as MediaQueryList;
