import { addressQuery } from '@client/domain/dealers-address';
import { pageNumbers, type Page } from '@client/domain/pages';
import { View as Pagination } from '@ui/controls/pagination/view';
import type { Texts } from '@client/dealer-search/types';
import type { DealerSearch } from '@client/dealer-search/use-dealer-search';

interface Props {
	texts: Texts;
	dealerSearch: DealerSearch;
	size: number;
	page: Page;
	/** Returns false if the link must do it. */
	onPage: ( from: number ) => boolean;
}

/** Links to the other pages of the list. */
export function Pages( { texts, dealerSearch: { address }, size, page, onPage }: Props ) {
	const firstOf = ( number: number ) => ( number - 1 ) * size + 1;
	const href = ( number: number ) => addressQuery( { ...address, from: firstOf( number ) } );

	return (
		<Pagination
			label={ texts.pages.label }
			texts={ texts.pages }
			current={ page.number }
			numbers={ pageNumbers( page.number, page.count ).map( ( number ) =>
				number === null ? null : { number, href: href( number ) }
			) }
			previous={ page.number > 1 ? href( page.number - 1 ) : null }
			next={ page.number < page.count ? href( page.number + 1 ) : null }
			onPage={ ( number ) => onPage( firstOf( number ) ) }
		/>
	);
}
