import { isOpen } from '@client/domain/open-now';

const MINUTE = 60_000;

/** Only the browser knows what time it is: the page may come from a cache. */
export function early( block: HTMLElement ): void {
	const { hours = '', zone = '' } = block.dataset;
	const show = () => {
		block.dataset.now = isOpen( hours.split( ';' ), zone, new Date() ) ? 'open' : 'closed';
	};

	show();
	setInterval( show, MINUTE );
}
