import { isClosed } from './closed-banners';

/** A visitor who closed this version of the banner never sees it again. */
export function early( block: HTMLElement ): void {
	block.toggleAttribute( 'hidden', isClosed( block.dataset.version ) );
}
