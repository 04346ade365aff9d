import icons from '@contracts/icons.json';
import { Icon } from '@ui/controls/icon/view';

export interface RebateCardProps {
	/** Of the title's heading. */
	level: number;
	title: string;
	/** The title's language if it is not the page's; otherwise empty. */
	lang: string;
	amount: string;
	provider: string;
	/** The last day in words; empty for none. */
	until: string;
	/** The last day, as 2026-12-31. */
	day: string;
	/** The address of the terms; empty for none. */
	href: string;
	terms: string;
	label: string;
}

export function View( { level, title, lang, amount, provider, until, day, href, terms, label }: RebateCardProps ) {
	const Title = `h${ level }` as 'h3';

	return (
		<li className="hvac-rebate">
			<p className="hvac-rebate__amount">{ amount }</p>
			<Title className="hvac-rebate__title" lang={ lang || undefined }>
				{ title }
			</Title>
			<p className="hvac-rebate__provider">{ provider }</p>
			<p className="hvac-rebate__until">
				{ until !== '' && (
					<>
						<Icon svg={ icons.calendarCheck } />
						<time dateTime={ day }>{ until }</time>
					</>
				) }
			</p>
			<p className="hvac-rebate__more">
				{ href !== '' && (
					<a className="hvac-button hvac-button--secondary" href={ href } aria-label={ label }>
						{ terms }
					</a>
				) }
			</p>
		</li>
	);
}
