import { encode } from './dealers-address';
import { attributesOf, type Dealer } from './dealers';
import { formatNumber, type Language } from './number';
import { firstUsable, withHyphens, telephone } from './phone-number';
import { fill, plural, type Plural } from './text';
import type { Phone, Tracking } from './tracked-number';

export { telephone };

/** The texts of cards and their link addresses, from `DealerSearch\\DealerCard::config()`. */
export interface CardConfig {
	lang: Language;
	level: number;
	/** The contact page. */
	contact: string;
	/** The company that all of the site's cards link to; empty if each links to its own. */
	company: string;
	/** `country` depends on the place. */
	unit: 'mi' | 'km' | 'country';
	badges: Record< string, string >;
	/** By the dealer's company ID. */
	logos: Array< { id: string; url: string } >;
	estimates: Array< { id: string; url: string } >;
	/** Null while feature flag 126 is off. */
	tracking: Tracking | null;
	/** The number for dealers without one; empty while feature flag 126 is off. */
	defaultNumber: string;
	/** The ID of the product that the visitor asks about. */
	product?: string;
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
		unnamed: string;
		distance: { mi: string; km: string };
		rating: string;
		reviews: Plural;
		/** The words of `client/modules/open-hours`. */
		hours: string;
	};
}

/** A dealer with the additional fields that cards need. */
type CardDealer = Dealer & {
	whodis?: { routingGroupID?: string; assignedNumbers?: string[] };
	profileUrl?: string;
	cardLines?: string[];
};

const BEST = 5;
const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&destination=';
const KILOMETERS = 1.609344;
/** The id of the reviews section on a dealer's profile; the same as in `DealerSearch\DealerCard`. */
const REVIEWS = 'reviews';

/** The same as in `contracts/ca-provinces.json`; a test compares them. */
export const PROVINCES = 'AB BC MB NB NL NT NS NU ON PE QC SK YT';

/**
 * The view model of a dealer's card; the twin of `DealerSearch\\DealerCard::props()`.
 *
 * @param id      unique on the page
 * @param dealer  any field may be missing
 * @param config  shared by all cards
 * @param country of the searched place, `US` or `CA`; the dealer's own by default
 */
export function cardProps( id: string, dealer: CardDealer, config: CardConfig, country = '' ) {
	const { data = {}, metaData = {}, distance } = dealer;
	const { level, contact, company, badges, tracking, texts, lang, product } = config;
	const profileUrl =
		dealer.profileUrl && product ? `${ dealer.profileUrl }?product=${ product }` : ( dealer.profileUrl ?? '' );
	const { companyID = '', addressLine1 } = data;
	const address = data.showAddress ? addressLines( data ) : [];
	const stars = rating( metaData.average_rating ?? 0, metaData.total_review_count ?? 0, texts, lang );
	const addressOf = ( list: CardConfig[ 'logos' ] ) => list.find( ( item ) => item.id === companyID )?.url ?? '';

	return {
		id,
		level,
		dealer: companyID,
		name: data.name || texts.unnamed,
		profileHref: profileUrl,
		logo: addressOf( config.logos ),
		distance:
			typeof distance === 'number' ? distanceText( distance, unitOf( config, country, data.state ), config ) : '',
		hours: data.timeZone
			? { lines: ( data.openingHours ?? [] ).join( ';' ), zone: data.timeZone, words: texts.hours }
			: null,
		lines: dealer.cardLines,
		rating: stars,
		reviewsHref: stars && profileUrl !== '' ? `${ profileUrl }#${ REVIEWS }` : '',
		address,
		directionsHref: addressLine1 && address[ 0 ] ? DIRECTIONS + encode( address.join( ', ' ) ) : '',
		badges: attributesOf( dealer ).map( ( key ) => ( { key, text: badges[ key ] ?? key } ) ),
		phone: phoneOf( dealer, config ),
		tracking,
		contactHref: contactHref( contact, company || companyID ),
		estimateHref: addressOf( config.estimates ),
		texts,
	};
}

/** A card's number before any request: with call tracking, that of the routing group. */
function phoneOf( { data = {}, whodis = {} }: CardDealer, { tracking, defaultNumber }: CardConfig ): Phone | null {
	const assigned = tracking ? ( whodis.assignedNumbers ?? [] ) : [];
	const number = firstUsable( ...assigned, data.phone1 ?? '', defaultNumber );

	return number === ''
		? null
		: {
				text: withHyphens( number ),
				href: telephone( withHyphens( number ) ),
				group: tracking ? ( whodis.routingGroupID ?? '' ) : '',
			};
}

function unitOf( { unit }: CardConfig, country: string, state = '' ): 'mi' | 'km' {
	if ( unit !== 'country' ) {
		return unit;
	}

	const isCanadian = country === '' ? PROVINCES.split( ' ' ).includes( state ) : country === 'CA';
	return isCanadian ? 'km' : 'mi';
}

function distanceText( miles: number, unit: 'mi' | 'km', { texts, lang }: CardConfig ): string {
	const distance = unit === 'km' ? miles * KILOMETERS : miles;

	return fill( texts.distance[ unit ], { distance: formatNumber( distance, 1, lang ) } );
}

const contactHref = ( page: string, companyId: string ): string =>
	companyId === ''
		? page
		: `${ page }${ page.includes( '?' ) ? '&' : '?' }dealer=${ encodeURIComponent( companyId ) }`;

function addressLines( {
	addressLine1 = '',
	city = '',
	state = '',
	zip = '',
}: NonNullable< Dealer[ 'data' ] > ): string[] {
	const region = [ state, zip ].filter( Boolean ).join( ' ' );

	return [ addressLine1, [ city, region ].filter( Boolean ).join( ', ' ) ].filter( Boolean );
}

function rating( average: number, count: number, texts: CardConfig[ 'texts' ], lang: Language ) {
	if ( count < 1 || average <= 0 ) {
		return null;
	}

	const stars = Math.min( average, BEST );
	const value = formatNumber( stars, 1, lang );

	return {
		value,
		stars: formatNumber( stars, 1, 'en' ),
		label: fill( texts.rating, { rating: value } ),
		reviews: fill( plural( texts.reviews, count, lang ), { count: formatNumber( count, 0, lang ) } ),
	};
}
