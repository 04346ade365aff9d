<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\DealerSearch;

use HvacBlocks\Dealers\CallTracking\TrackingConfig;
use HvacBlocks\Dealers\PostalAreas\Regions;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Records\PublicDealer;
use HvacBlocks\Dealers\Records\SingleDealer;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Forms\FormSource;
use HvacBlocks\Kernel\RecordId;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\Numbers;
use HvacBlocks\Platform\Languages\SiteAddress;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Values\PhoneNumber;

defined( 'ABSPATH' ) || exit;

/**
 * The view model of the `ui` part `dealer-card`; the twin of `client/domain/dealer-card.ts`.
 *
 * @phpstan-import-type Tracking from TrackingConfig
 * @phpstan-type AddressById list<array{id: string, url: string}>
 * @phpstan-type CardTexts array{call: string, callShort: string, contact: string, estimate: string, directions: string, partner: string, reviewsOf: string, toReviews: string, close: string, unnamed: string, distance: array{mi: string, km: string}, rating: string, reviews: array{one: string, other: string}, hours: string}
 * @phpstan-type CardConfig array{lang: 'en'|'es'|'fr', level: int, contact: string, company: string, unit: 'mi'|'km'|'country', badges: array<string, string>, logos: AddressById, estimates: AddressById, tracking: Tracking|null, defaultNumber: string, texts: CardTexts, product?: string}
 * @phpstan-type TrimmedDealer array{data?: array{name?: string, companyID?: string, addressLine1?: string, city?: string, state?: string, zip?: string, phone1?: string, showAddress?: bool, openingHours?: list<string>, timeZone?: string, ...}, metaData?: array{average_rating?: float, total_review_count?: int}, location?: array{lat: float, lon: float}, whodis?: array{routingGroupID?: string, assignedNumbers?: list<string>}, distance?: ?float, profileUrl?: string, cardLines?: list<string>, filters?: list<string>}
 */
final class DealerCard {
	/** The id of the review section in a dealer's profile. */
	public const REVIEWS = 'reviews';

	private const BEST = 5.0;

	private const KILOMETERS = 1.609344;

	/** Opens the map app on a phone that has one, otherwise the map in the browser; the service is not contacted before the link is followed. */
	private const DIRECTIONS = 'https://www.google.com/maps/dir/?api=1&destination=';

	// The two campaigns whose cards say "Contact Dealer".
	private const BUILT_TO_LAST = '#/campaigns/(?:mv|sy)/hvac-built-to-last/#';

	/**
	 * The configuration that all cards of a page share.
	 *
	 * @param int    $level  of the cards' headings
	 * @param string $source the source of leads from these cards, one of the contact form's sources; empty for its first
	 * @return CardConfig
	 */
	public static function config( BlockContext $context, int $level, string $source = '' ): array {
		$settings = $context->service( Settings::class );
		/** @var 'mi'|'km'|'country' $unit the setting is one of these */
		$unit     = $settings->string( 'distance_unit' );
		$tracking = TrackingConfig::of( $settings, $context->language );
		$product  = $context->query( SiteAddress::PRODUCT );
		$about    = RecordId::is( $product ) ? array( SiteAddress::PRODUCT => $product ) : array();

		return array(
			'lang'          => $context->language->value,
			'level'         => min( 6, max( 2, $level ) ),
			'contact'       => FormSource::in_address( add_query_arg( $about, $context->service( SitePages::class )->contact_dealer( $context->language ) ), $context, $source ),
			'company'       => SingleDealer::of( $settings, $context->path ),
			'unit'          => $unit,
			'badges'        => DealerFilters::labels( $settings->string( 'brand_name' ) ),
			'logos'         => self::addresses( $settings->map( 'partner_logos' ) ),
			'estimates'     => $settings->bool( 'flag_137_instant_estimate' ) ? self::addresses( array_map( static fn ( string $url ): string => Text::fill( $url, array( 'lang' => $context->language->value ) ), $settings->map( 'instant_estimate_links' ) ) ) : array(),
			'tracking'      => $tracking,
			'defaultNumber' => null === $tracking ? '' : $settings->string( 'default_routing_number' ),
			'texts'         => self::texts( $context->path ),
		) + $about;
	}

	/**
	 * @param TrimmedDealer $dealer  in the shape of the REST contract; any part may be missing
	 * @param CardConfig     $config
	 * @param string        $country of the searched place, `US` or `CA`; otherwise that of the dealer
	 * @return array<string, mixed>
	 */
	public static function props( string $id, array $dealer, array $config, string $country = '' ): array {
		$language = Language::from( $config['lang'] );
		$texts    = $config['texts'];
		$data     = $dealer['data'] ?? array();
		$company  = $data['companyID'] ?? '';
		$distance = $dealer['distance'] ?? null;
		$profile  = $dealer['profileUrl'] ?? '';
		$profile .= '' === $profile || ! isset( $config['product'] ) ? '' : '?' . SiteAddress::PRODUCT . "={$config['product']}";
		$address  = ( $data['showAddress'] ?? false ) ? self::address_lines( $data ) : array();
		$rating   = self::rating( $dealer['metaData'] ?? array(), $texts, $language );

		return array(
			'id'           => $id,
			'level'        => $config['level'],
			'dealer'       => $company,
			'name'         => ( $data['name'] ?? '' ) ?: $texts['unnamed'],
			'profileHref'  => $profile,
			'logo'         => self::address_of( $company, $config['logos'] ),
			'distance'     => null === $distance ? '' : self::distance( $distance, self::unit( $config['unit'], $country, $data['state'] ?? '' ), $texts['distance'], $language ),
			// The browser says which of them are true: the page may be cached.
			'hours'        => '' === ( $data['timeZone'] ?? '' ) ? null : array(
				'lines' => implode( ';', $data['openingHours'] ?? array() ),
				'zone'  => $data['timeZone'],
				'words' => $texts['hours'],
			),
			'lines'        => $dealer['cardLines'] ?? array(),
			'rating'       => $rating,
			'reviewsHref'  => null === $rating || '' === $profile ? '' : "$profile#" . self::REVIEWS,
			'address'      => $address,
			// The way to a town alone would not lead to the dealer.
			'directionsHref' => array() === $address || '' === ( $data['addressLine1'] ?? '' ) ? '' : self::DIRECTIONS . rawurlencode( implode( ', ', $address ) ),
			'badges'       => array_map(
				static fn ( string $key ): array => array(
					'key'  => $key,
					'text' => $config['badges'][ $key ],
				),
				DealerFilters::of( $data )
			),
			'phone'        => self::phone( $data['phone1'] ?? '', $dealer['whodis'] ?? array(), $config ),
			'tracking'     => $config['tracking'],
			'contactHref'  => self::contact_href( $config['contact'], $config['company'] ?: $company ),
			'estimateHref' => self::address_of( $company, $config['estimates'] ),
			'texts'        => array_intersect_key( $texts, array_flip( array( 'call', 'callShort', 'contact', 'estimate', 'directions', 'partner', 'reviewsOf', 'toReviews', 'close' ) ) ),
		);
	}

	/**
	 * Returns the part of a dealer for a page's props: what its card shows, and no more.
	 *
	 * @return TrimmedDealer in the shape of the REST contract
	 */
	public static function trimmed( Dealer $dealer ): array {
		$values  = PublicDealer::of( $dealer );
		$data    = array_diff_key( $values['data'], array_flip( array( 'photo', ...( '' === $values['data']['timeZone'] ? array( 'openingHours' ) : array() ) ) ) );
		$filled  = static fn ( mixed $value ): bool => '' !== $value && null !== $value && false !== $value && array() !== $value;
		$trimmed = array(
			'data'       => array_filter( $data, $filled ),
			'metaData'   => $values['metaData'],
			'whodis'     => array_filter( $values['whodis'], $filled ),
			'distance'   => $values['distance'],
			'profileUrl' => $values['profileUrl'],
			...array_filter( array( 'cardLines' => $values['cardLines'] ?? array(), 'filters' => $values['filters'] ?? array() ) ),
		);

		/** @var TrimmedDealer $trimmed */
		return $trimmed;
	}

	/** Returns the address that dials a number in readable form; the visitor enters an extension. */
	public static function telephone( string $phone ): string {
		return PhoneNumber::href( $phone );
	}

	/** @return CardTexts */
	private static function texts( string $path ): array {
		return array(
			'call'      => __( 'Call Now', 'hvac-blocks' ),
			'callShort' => __( 'Call', 'hvac-blocks' ),
			'contact'   => 1 === preg_match( self::BUILT_TO_LAST, trailingslashit( $path ) ) ? __( 'Contact Dealer', 'hvac-blocks' ) : __( 'Book Online', 'hvac-blocks' ),
			'estimate'  => __( 'Instant Estimate', 'hvac-blocks' ),
			'directions' => __( 'Directions', 'hvac-blocks' ),
			'partner'   => __( 'Partner', 'hvac-blocks' ),
			'reviewsOf' => __( 'Reviews of {name}', 'hvac-blocks' ),
			'toReviews' => __( 'See the reviews on the dealer’s page', 'hvac-blocks' ),
			'close'     => __( 'Close', 'hvac-blocks' ),
			'unnamed'   => __( 'Dealer', 'hvac-blocks' ),
			'distance'  => array(
				'mi' => __( '{distance} miles away', 'hvac-blocks' ),
				'km' => __( '{distance} km away', 'hvac-blocks' ),
			),
			'rating'    => __( 'Rated {rating} out of 5', 'hvac-blocks' ),
			'reviews'   => array(
				'one'   => __( '({count} review)', 'hvac-blocks' ),
				'other' => __( '({count} reviews)', 'hvac-blocks' ),
			),
			'hours'     => self::hours_words(),
		);
	}

	/** The words of `client/modules/open-hours`, in its order. */
	private static function hours_words(): string {
		return implode( '|', array(
			__( 'Open now', 'hvac-blocks' ),
			__( 'Closed now', 'hvac-blocks' ),
			__( 'Closed today', 'hvac-blocks' ),
			__( 'Today: {times}', 'hvac-blocks' ),
			/* translators: 1: first day or time, 2: last day or time. */
			sprintf( _x( '%1$s to %2$s', 'days or times', 'hvac-blocks' ), '{first}', '{last}' ),
			__( 'Open 24 hours', 'hvac-blocks' ),
		) );
	}

	/**
	 * @param array<array-key, string> $by_id
	 * @return AddressById
	 */
	private static function addresses( array $by_id ): array {
		$addresses = array();

		foreach ( $by_id as $id => $url ) {
			$addresses[] = array(
				'id'  => (string) $id,
				'url' => esc_url_raw( $url, array( 'https', 'http' ) ),
			);
		}

		return array_values( array_filter( $addresses, static fn ( array $address ): bool => '' !== $address['url'] ) );
	}

	/** @param AddressById $addresses */
	private static function address_of( string $company_id, array $addresses ): string {
		return array_column( $addresses, 'url', 'id' )[ $company_id ] ?? '';
	}

	/**
	 * Returns the number on a card before any request: with call tracking that of the routing group.
	 *
	 * @param array{routingGroupID?: string, assignedNumbers?: list<string>} $whodis
	 * @param CardConfig                                                      $config
	 * @return array{text: string, href: string, group: string}|null
	 */
	private static function phone( string $phone, array $whodis, array $config ): ?array {
		$is_tracked = null !== $config['tracking'];
		$number     = PhoneNumber::first_usable( ...( $is_tracked ? $whodis['assignedNumbers'] ?? array() : array() ), ...array( $phone, $config['defaultNumber'] ) );

		return '' === $number ? null : array(
			'text'  => $number,
			'href'  => PhoneNumber::href( $number ),
			'group' => $is_tracked ? $whodis['routingGroupID'] ?? '' : '',
		);
	}

	private static function unit( string $unit, string $country, string $state ): string {
		if ( 'country' !== $unit ) {
			return $unit;
		}

		return 'CA' === ( '' === $country && '' !== $state ? Regions::country( $state ) : $country ) ? 'km' : 'mi';
	}

	/** @param array{mi: string, km: string} $texts */
	private static function distance( float $miles, string $unit, array $texts, Language $language ): string {
		$distance = 'km' === $unit ? $miles * self::KILOMETERS : $miles;

		return Text::fill( 'km' === $unit ? $texts['km'] : $texts['mi'], array( 'distance' => Numbers::format( $distance, 1, $language ) ) );
	}

	private static function contact_href( string $page, string $company_id ): string {
		if ( '' === $company_id ) {
			return $page;
		}

		return $page . ( str_contains( $page, '?' ) ? '&' : '?' ) . 'dealer=' . rawurlencode( $company_id );
	}

	/**
	 * @param array{addressLine1?: string, city?: string, state?: string, zip?: string, ...} $data
	 * @return list<string>
	 */
	private static function address_lines( array $data ): array {
		$region = implode( ' ', array_filter( array( $data['state'] ?? '', $data['zip'] ?? '' ) ) );
		$town   = implode( ', ', array_filter( array( $data['city'] ?? '', $region ) ) );

		return array_values( array_filter( array( $data['addressLine1'] ?? '', $town ) ) );
	}

	/**
	 * @param array{average_rating?: float, total_review_count?: int}                         $reviews
	 * @param array{rating: string, reviews: array{one: string, other: string}, ...} $texts
	 * @return array{value: string, stars: string, label: string, reviews: string}|null
	 */
	private static function rating( array $reviews, array $texts, Language $language ): ?array {
		$count   = $reviews['total_review_count'] ?? 0;
		$average = $reviews['average_rating'] ?? 0.0;

		if ( $count < 1 || $average <= 0 ) {
			return null;
		}

		$stars = min( $average, self::BEST );
		$value = Numbers::format( $stars, 1, $language );

		return array(
			'value'   => $value,
			'stars'   => Numbers::format( $stars, 1, Language::English ),
			'label'   => Text::fill( $texts['rating'], array( 'rating' => $value ) ),
			'reviews' => Text::fill( Text::plural( $texts['reviews'], $count, $language ), array( 'count' => Numbers::format( (float) $count, 0, $language ) ) ),
		);
	}
}
