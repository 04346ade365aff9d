import { track } from '@client/data/analytics';
import { openContactDialog } from '@client/data/contact-dialog';
import { useWasInView } from '@client/data/use-was-in-view';
import type { Phone, Tracking } from '@client/domain/tracked-number';
import icons from '@contracts/icons.json';
import { useIsEditor } from '@hvac-blocks/view';
import { useTrackedNumber } from '@ui/dealers/tracked-number/use-tracked-number';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { MouseEvent } from 'react';
import { FILTER_ICONS } from '../../controls/icon/filter-icons';
import { Icon } from '../../controls/icon/view';
import { View as Rating, type Props as RatingProps } from '../rating/view';
import { Hours, type HoursProps } from './hours';
import { Reviews } from './reviews';

/** A card's props; `client/domain/dealer-card.ts` makes them from a dealer. */
export interface Props {
	id: string;
	/** The heading's level: 2 to 6. */
	level: number;
	/** The company ID; empty if unknown. */
	dealer: string;
	name: string;
	/** Empty if the dealer has no profile. */
	profileHref: string;
	/** A partner's logo; empty for none. */
	logo: string;
	distance: string;
	/** Missing if the dealer's hours or time zone are unknown. */
	hours?: HoursProps | null;
	/** Lines from other plugins. */
	lines?: string[];
	rating: RatingProps | null;
	/** The reviews on the dealer's profile; empty if either is missing. */
	reviewsHref: string;
	/** Its lines; empty if the dealer hides them. */
	address: string[];
	/** The way to it on a map; empty without a street. */
	directionsHref: string;
	badges: Array< { key: string; text: string } >;
	phone: Phone | null;
	/** How to request a tracked number; null if calls are not tracked. */
	tracking: Tracking | null;
	contactHref: string;
	/** The form on this page that `contactHref` leads to; undefined if it leads to the contact page. */
	contactForm?: string;
	/** A page with prices; empty for none. */
	estimateHref: string;
	texts: {
		call: string;
		callShort: string;
		contact: string;
		estimate: string;
		directions: string;
		partner: string;
		reviewsOf: string;
		toReviews: string;
		close: string;
	};
	/** The card's position among all results, from 1. */
	position: number;
	/** What to show if no tracked number arrives. */
	failure?: 'fallback' | 'n/a';
	/** The visitor requested the number. */
	onCall?: () => void;
	/** The visitor goes to the contact page. */
	onContact?: ( event: MouseEvent ) => void;
}

/** One dealer. */
export function View( props: Props ) {
	const {
		id,
		level,
		name,
		profileHref,
		logo,
		distance,
		hours,
		lines,
		rating,
		reviewsHref,
		address,
		directionsHref,
		badges,
		texts,
	} = props;
	const Heading = `h${ level }` as 'h3';

	return (
		<article className="hvac-dealer-card" aria-labelledby={ `${ id }-name` }>
			<div className="hvac-dealer-card__head">
				<Heading className="hvac-dealer-card__name" id={ `${ id }-name` }>
					{ profileHref === '' ? name : <a href={ profileHref }>{ name }</a> }
				</Heading>
				{ logo !== '' && (
					<img
						className="hvac-dealer-card__logo skip-lazy"
						data-no-lazy="1"
						// React sets attributes in this order: with `src` first, the browser would load at once.
						loading="lazy"
						decoding="async"
						alt={ texts.partner }
						src={ logo }
					/>
				) }
				{ distance !== '' && (
					<p className="hvac-dealer-card__distance">
						<Icon svg={ icons.mapPin } />
						<span>{ distance }</span>
					</p>
				) }
				{ hours && <Hours { ...hours } /> }
				{ lines?.map( ( line ) => (
					<p key={ line }>{ line }</p>
				) ) }
			</div>
			{ rating && reviewsHref === '' && <Rating { ...rating } /> }
			{ rating && reviewsHref !== '' && <Reviews { ...props } rating={ rating } /> }
			{ address.length > 0 && (
				<address className="hvac-dealer-card__address">
					{ address.map( ( line ) => (
						<span key={ line }>{ line }</span>
					) ) }
					{ directionsHref !== '' && (
						<span>
							<a
								href={ directionsHref }
								rel="noreferrer external"
								aria-label={ `${ texts.directions }: ${ name }` }
							>
								{ texts.directions }
							</a>
						</span>
					) }
				</address>
			) }
			{ badges.length > 0 && (
				<ul className="hvac-dealer-card__badges">
					{ badges.map( ( { key, text } ) => (
						<li key={ key } className="hvac-badge">
							<Icon svg={ FILTER_ICONS[ key ] ?? icons.check } />
							<span>{ text }</span>
						</li>
					) ) }
				</ul>
			) }
			<Actions { ...props } />
		</article>
	);
}

/**
 * "Call Now" is replaced by the number. Before hydration it dials, like a small screen's button. A tracked number is
 * requested once a visitor requests the number or sees a link that dials it.
 */
function Actions( {
	dealer,
	name,
	phone,
	tracking,
	contactHref,
	contactForm,
	estimateHref,
	texts,
	position,
	failure,
	onCall,
	onContact,
}: Props ) {
	const isEditor = useIsEditor();
	const number = useRef< HTMLAnchorElement >( null );
	const short = useRef< HTMLAnchorElement >( null );
	const [ isRevealed, reveal ] = useState( false );
	const isTracked = tracking !== null && phone !== null;
	const isShortSeen = useWasInView( short, isTracked );
	// Some blocks show the number at once.
	const isNumberSeen = useWasInView( number, isTracked );
	const shown = useTrackedNumber( {
		phone,
		tracking,
		dealer: { id: dealer, name },
		isWanted: isRevealed || isShortSeen || isNumberSeen,
		failure,
	} );
	const href = shown.href ?? undefined;

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

	const onOpen = ( event: MouseEvent< HTMLElement > ) => {
		if ( isEditor ) {
			return;
		}

		// With a modifier key it opens in a new tab.
		const isPlain = ! ( event.metaKey || event.ctrlKey || event.shiftKey || event.altKey );
		const isDialog = isPlain && ! contactForm && openContactDialog( { id: dealer, name }, event.currentTarget );

		track( 'dealer_form_open', {
			formId: contactForm ?? ( isDialog ? 'contact-dealer-modal' : 'contact-dealer' ),
			dealerName: name,
			dealerId: dealer,
			dataText: texts.contact,
			cardPosition: position,
		} );

		if ( isDialog ) {
			event.preventDefault();
		} else {
			onContact?.( event );
		}
	};

	return (
		<div className="hvac-dealer-card__actions" data-revealed={ isRevealed ? '' : undefined }>
			{ estimateHref !== '' && (
				<a
					className="hvac-button hvac-button--quiet hvac-dealer-card__estimate"
					href={ estimateHref }
					rel="external"
					aria-label={ `${ texts.estimate }: ${ name }` }
				>
					<span>{ texts.estimate }</span>
					<Icon svg={ icons.externalLink } />
				</a>
			) }
			{ phone && (
				<>
					<a
						ref={ short }
						className="hvac-button hvac-dealer-card__call-short"
						href={ href }
						aria-label={ `${ texts.callShort }: ${ name }` }
						onClick={ onCall }
					>
						<Icon svg={ icons.phone } />
						<span>{ texts.callShort }</span>
					</a>
					<a
						className="hvac-button hvac-button--secondary hvac-dealer-card__call"
						href={ href }
						aria-label={ `${ texts.call }: ${ name }` }
						onClick={ onCallNow }
					>
						<Icon svg={ icons.phone } />
						<span>{ texts.call }</span>
					</a>
					<a
						ref={ number }
						className="hvac-dealer-card__number"
						href={ href }
						tabIndex={ href ? undefined : -1 }
					>
						<Icon svg={ icons.phone } />
						<span className="hvac-number" aria-live="polite" data-printed={ phone.text }>
							{ shown.text }
						</span>
					</a>
				</>
			) }
			<a
				className="hvac-button hvac-dealer-card__contact"
				href={ contactHref }
				aria-label={ `${ texts.contact }: ${ name }` }
				onClick={ onOpen }
			>
				{ texts.contact }
			</a>
		</div>
	);
}
