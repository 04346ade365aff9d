import { placeName, shortPlace } from '@client/dealer-search/announcement';
import type { Rebate } from '@client/data/rebates';
import { longDate } from '@client/domain/date';
import { addressQuery } from '@client/domain/dealers-address';
import { formatMoney } from '@client/domain/money';
import { pageNumbers, pageOf } from '@client/domain/pages';
import { fill, plural } from '@client/domain/text';
import icons from '@contracts/icons.json';
import { Message } from '@ui/controls/message/view';
import { View as Pagination } from '@ui/controls/pagination/view';
import { View as Card } from '@ui/products/rebate-card/view';
import type { RefObject } from 'react';
import type { Props } from './types';
import type { Rebates } from './use-rebates';

interface ListProps extends Props {
	rebates: Rebates;
}

/** "8 rebates for Plano, Texas"; empty if there are none. */
export function resultsText( {
	rebates: { answer, place },
	texts,
	lang,
}: Pick< ListProps, 'rebates' | 'texts' | 'lang' > ) {
	return answer.status === 'found' && answer.total > 0
		? fill( plural( texts.found, answer.total, lang ), {
				count: answer.total,
				place: placeName( answer.location, place, texts ),
			} )
		: '';
}

/** The rebates of a page, or why there are none; the twin of `Rebates\RebateList`. */
export function RebateList( props: ListProps & { count: RefObject< HTMLParagraphElement > } ) {
	const { rebates, count, texts, level, lang } = props;
	const { answer } = rebates;
	const shown = answer.status === 'found' ? answer.rebates : [];

	return (
		<>
			{ shown.length > 0 && (
				<>
					<p ref={ count } className="hvac-rebates__count" tabIndex={ -1 }>
						<strong>{ resultsText( props ) }</strong>
						<ShownRange { ...props } />
					</p>
					<ul className="hvac-rebates__list">
						{ shown.map( ( rebate, index ) => (
							<RebateCard key={ index } rebate={ rebate } texts={ texts } level={ level } lang={ lang } />
						) ) }
					</ul>
				</>
			) }
			<RebatePages { ...props } />
			<NoRebates { ...props } />
			{ shown.length > 0 && answer.status === 'found' && answer.demo && (
				<p className="hvac-rebates__demo">{ texts.demo }</p>
			) }
		</>
	);
}

function ShownRange( { rebates: { answer }, pageSize, texts }: ListProps ) {
	if ( answer.status !== 'found' || answer.pages < 2 ) {
		return null;
	}

	const { first, last } = pageOf( answer.total, ( answer.page - 1 ) * pageSize + 1, pageSize );

	return <span>{ fill( texts.showing, { first, last, total: answer.total } ) }</span>;
}

function RebateCard( { rebate, texts, level, lang }: { rebate: Rebate } & Pick< Props, 'texts' | 'level' | 'lang' > ) {
	const { title, amount, upTo, provider, expires, url } = rebate;
	const money = amount === null ? '' : formatMoney( amount, lang, Number.isInteger( amount ) ? 0 : 2 );
	const most = upTo ? fill( texts.upTo, { amount: money } ) : money;

	return (
		<Card
			level={ level + 1 }
			title={ title }
			lang={ rebate.lang === lang ? '' : rebate.lang }
			amount={ money === '' ? texts.noAmount : most }
			provider={ provider }
			until={ expires ? fill( texts.until, { date: longDate( expires, lang ) } ) : '' }
			day={ expires ?? '' }
			href={ url }
			terms={ texts.terms }
			label={ fill( texts.termsOf, { title } ) }
		/>
	);
}

function RebatePages( { rebates: { answer, addressOf, turn }, texts }: ListProps ) {
	if ( answer.status !== 'found' || answer.pages < 2 ) {
		return null;
	}

	const { page, pages } = answer;

	return (
		<Pagination
			label={ texts.pages.label }
			texts={ texts.pages }
			current={ page }
			numbers={ pageNumbers( page, pages ).map( ( number ) =>
				number === null ? null : { number, href: addressOf( number ) }
			) }
			previous={ page > 1 ? addressOf( page - 1 ) : null }
			next={ page < pages ? addressOf( page + 1 ) : null }
			onPage={ turn }
		/>
	);
}

function NoRebates( { rebates, texts, phone, dealersUrl }: ListProps ) {
	const { answer, place, retry, retryUrl } = rebates;

	if ( answer.status === 'none' ) {
		return <Message svg={ icons.mapPin } title={ texts.noPlace } />;
	}
	if ( answer.status === 'failed' ) {
		return (
			<Message
				svg={ icons.triangleAlert }
				title={ texts.failed }
				text={ texts.failedHelp }
				phone={ phone ?? undefined }
				action={ { text: texts.retry, href: retryUrl, onPress: retry } }
			/>
		);
	}
	if ( ! answer.location ) {
		return (
			<Message
				svg={ icons.searchX }
				title={ fill( texts.nowhere, { place: shortPlace( place ) } ) }
				text={ texts.nowhereHelp }
			/>
		);
	}

	return answer.total === 0 ? (
		<Message
			svg={ icons.searchX }
			title={ fill( texts.nothing, { place: placeName( answer.location, place, texts ) } ) }
			text={ texts.nothingHelp }
			action={ {
				text: texts.dealers,
				href: dealersUrl + addressQuery( { place, from: 1, filters: [], view: 'list' }, [] ),
			} }
		/>
	) : null;
}
