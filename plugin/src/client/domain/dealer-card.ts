import { attributesOf, type Dealer } from './dealers';
import { formatNumber, type Language } from './number';
import { fill, plural, type Plural } from './text';

/** The words of cards and where their buttons lead, from `Dealers\DealerCard::frame()`. */
export interface CardFrame {
	lang: Language;
	level: number;
	/** The contact page. */
	contact: string;
	badges: Record< string, string >;
	texts: {
		call: string;
		callShort: string;
		contact: string;
		distance: string;
		rating: string;
		reviews: Plural;
	};
}

const BEST = 5;

/** The view model of a dealer's card; the twin of `Dealers\DealerCard::props()`. */
export function cardProps( id: string, dealer: Dealer, { lang, level, contact, badges, texts }: CardFrame ) {
	const { data = {}, metaData = {}, distance } = dealer;
	const phone = data.phone1 ?? '';

	return {
		id,
		level,
		name: data.name ?? '',
		distance:
			typeof distance === 'number' ? fill( texts.distance, { distance: formatNumber( distance, 1, lang ) } ) : '',
		rating: rating( metaData.average_rating ?? 0, metaData.total_review_count ?? 0, texts, lang ),
		address: data.showAddress ? addressLines( data ) : [],
		badges: attributesOf( dealer ).map( ( key ) => ( { key, text: badges[ key ] ?? key } ) ),
		phone: phone === '' ? null : { text: phone, href: telephone( phone ) },
		contactHref: contactHref( contact, data.companyID ?? '' ),
		texts: { call: texts.call, callShort: texts.callShort, contact: texts.contact },
	};
}

/** The address that dials a number as people write it; an extension is left for the visitor to key in. */
export const telephone = ( phone: string ): string =>
	`tel:${ phone.replace( /\s*(x|ext|#).*$/i, '' ).replace( /[^\d+]/g, '' ) }`;

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

function rating( average: number, count: number, texts: CardFrame[ 'texts' ], lang: Language ) {
	if ( count < 1 ) {
		return null;
	}

	const stars = Math.min( Math.max( average, 0 ), BEST );
	const value = formatNumber( stars, 1, lang );

	return {
		value,
		stars: formatNumber( stars, 1, 'en' ),
		label: fill( texts.rating, { rating: value } ),
		reviews: fill( plural( texts.reviews, count, lang ), { count: formatNumber( count, 0, lang ) } ),
	};
}
