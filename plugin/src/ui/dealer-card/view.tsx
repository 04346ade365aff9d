import icons from '@contracts/icons.json';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { CSSProperties, MouseEvent } from 'react';
import { Icon } from '../icon/view';

/** What a card shows; `client/domain/dealer-card.ts` makes it of a dealer. */
export interface Props {
	id: string;
	/** Of the heading: 2 to 6. */
	level: number;
	name: string;
	distance: string;
	rating: { value: string; stars: string; label: string; reviews: string } | null;
	/** Its lines; empty where the dealer shows none. */
	address: string[];
	badges: Array< { key: string; text: string } >;
	phone: { text: string; href: string } | null;
	contactHref: string;
	texts: { call: string; callShort: string; contact: string };
	/** The visitor asked for the number. */
	onCall?: () => void;
	/** The visitor goes to the contact form. */
	onContact?: () => void;
}

const BADGE_ICONS: Record< string, string > = {
	tcs: icons.shieldCheck,
	emergency: icons.clock,
	nate: icons.badgeCheck,
	financing: icons.creditCard,
	diagnostics: icons.activity,
	charter: icons.award,
};

/** One dealer. */
export function View( {
	id,
	level,
	name,
	distance,
	rating,
	address,
	badges,
	phone,
	contactHref,
	texts,
	onCall,
	onContact,
}: Props ) {
	const Heading = `h${ level }` as 'h3';

	return (
		<article className="hvac-dealer-card" aria-labelledby={ `${ id }-name` }>
			<div className="hvac-dealer-card__head">
				<Heading className="hvac-dealer-card__name" id={ `${ id }-name` }>
					{ name }
				</Heading>
				{ distance !== '' && (
					<p className="hvac-dealer-card__distance">
						<Icon svg={ icons.mapPin } />
						<span>{ distance }</span>
					</p>
				) }
			</div>
			{ rating && (
				<p className="hvac-dealer-card__rating">
					<span
						className="hvac-dealer-card__stars"
						style={ { '--hvac-rating': rating.stars } as CSSProperties }
						aria-hidden="true"
					/>
					<strong className="hvac-dealer-card__score" aria-hidden="true">
						{ rating.value }
					</strong>
					<span className="hvac-visually-hidden">{ rating.label }</span>
					<span className="hvac-dealer-card__reviews">{ rating.reviews }</span>
				</p>
			) }
			{ address.length > 0 && (
				<address className="hvac-dealer-card__address">
					{ address.map( ( line ) => (
						<span key={ line }>{ line }</span>
					) ) }
				</address>
			) }
			{ badges.length > 0 && (
				<ul className="hvac-dealer-card__badges">
					{ badges.map( ( { key, text } ) => (
						<li key={ key } className="hvac-badge">
							<Icon svg={ BADGE_ICONS[ key ] ?? icons.check } />
							<span>{ text }</span>
						</li>
					) ) }
				</ul>
			) }
			<Actions { ...{ name, phone, contactHref, texts, onCall, onContact } } />
		</article>
	);
}

type ActionsProps = Pick< Props, 'name' | 'phone' | 'contactHref' | 'texts' | 'onCall' | 'onContact' >;

/** "Call Now" shows the number instead of itself. Before the page has its script it dials. */
function Actions( { name, phone, contactHref, texts, onCall, onContact }: ActionsProps ) {
	const number = useRef< HTMLAnchorElement >( null );
	const [ isRevealed, reveal ] = useState( false );

	useEffect( () => {
		if ( isRevealed ) {
			number.current?.focus();
		}
	}, [ isRevealed ] );

	const onCallNow = ( event: MouseEvent ) => {
		event.preventDefault();
		reveal( true );
		onCall?.();
	};

	return (
		<div className="hvac-dealer-card__actions" data-revealed={ isRevealed ? '' : undefined }>
			{ phone && (
				<>
					<a
						className="hvac-button hvac-dealer-card__call-short"
						href={ phone.href }
						aria-label={ `${ texts.callShort }: ${ name }` }
						onClick={ onCall }
					>
						<Icon svg={ icons.phone } />
						<span>{ texts.callShort }</span>
					</a>
					<a
						className="hvac-button hvac-button--secondary hvac-dealer-card__call"
						href={ phone.href }
						aria-label={ `${ texts.call }: ${ name }` }
						onClick={ onCallNow }
					>
						<Icon svg={ icons.phone } />
						<span>{ texts.call }</span>
					</a>
					<a ref={ number } className="hvac-dealer-card__number" href={ phone.href }>
						<Icon svg={ icons.phone } />
						<span>{ phone.text }</span>
					</a>
				</>
			) }
			<a
				className="hvac-button hvac-dealer-card__contact"
				href={ contactHref }
				aria-label={ `${ texts.contact }: ${ name }` }
				onClick={ onContact }
			>
				{ texts.contact }
			</a>
		</div>
	);
}
