<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Dealers\PostalAreas\Regions;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Values\PhoneNumber;

defined( 'ABSPATH' ) || exit;

/**
 * A dealer as a schema.org node.
 *
 * A dealer that hides its address has no position here either. Ratings by a manufacturer's own site of its own dealers are included only if the settings
 * say so.
 */
final class HvacBusiness {
	private const MOST_CITIES = 50;
	private const MOST_CODES  = 200;

	private const BEST_RATING = 5;

	/**
	 * @param array<string, list<string>> $cities the names of the places that the dealer serves, by region
	 * @return array<string, mixed>
	 */
	public static function of( Dealer $dealer, string $url, array $cities, Settings $settings ): array {
		$own    = new ProfileFields( $dealer, PageLanguage::current() );
		$values = array(
			'@type'           => 'HVACBusiness',
			'@id'             => "$url#business",
			'name'            => $dealer->name,
			'url'             => $url,
			'telephone'       => PhoneNumber::first_usable( $dealer->phone ),
			'image'           => $dealer->photo,
			'address'         => $dealer->show_address ? self::address( $dealer ) : array(),
			'geo'             => $dealer->show_address ? self::geo( $dealer ) : array(),
			'areaServed'      => array( ...self::cities( $dealer, $cities ), ...self::codes( $dealer ) ),
			'openingHours'    => $dealer->opening_hours,
			'sameAs'          => $own->links(),
			'amenityFeature'  => $own->features(),
			'brand'           => array(
				'@type' => 'Brand',
				'name'  => $settings->string( 'brand_name' ),
			),
			'aggregateRating' => $settings->bool( 'show_aggregate_rating' ) ? self::rating( $dealer ) : array(),
		);

		return array_filter( $values, static fn ( mixed $value ): bool => '' !== $value && array() !== $value );
	}

	/** @return array<string, string> */
	private static function address( Dealer $dealer ): array {
		$parts = array_filter(
			array(
				'streetAddress'   => $dealer->address,
				'addressLocality' => $dealer->city,
				'addressRegion'   => $dealer->state,
				'postalCode'      => $dealer->zip,
				'addressCountry'  => '' === $dealer->state ? '' : Regions::country( $dealer->state ),
			),
			static fn ( string $part ): bool => '' !== $part
		);

		return array() === $parts ? array() : array( '@type' => 'PostalAddress' ) + $parts;
	}

	/** @return array<string, mixed> */
	private static function geo( Dealer $dealer ): array {
		return null === $dealer->lat || null === $dealer->lon ? array() : array(
			'@type'     => 'GeoCoordinates',
			'latitude'  => $dealer->lat,
			'longitude' => $dealer->lon,
		);
	}

	/**
	 * @param array<string, list<string>> $cities
	 * @return list<array<string, mixed>>
	 */
	private static function cities( Dealer $dealer, array $cities ): array {
		if ( '' !== $dealer->city && '' !== $dealer->state ) {
			$cities[ $dealer->state ] = array_values( array_unique( array( $dealer->city, ...( $cities[ $dealer->state ] ?? array() ) ) ) );
		}

		$served = array();

		foreach ( $cities as $region => $names ) {
			foreach ( $names as $name ) {
				$served[] = array(
					'@type'            => 'City',
					'name'             => $name,
					'containedInPlace' => array(
						'@type' => 'State',
						'name'  => Regions::name_in( $region, PageLanguage::current() ),
					),
				);
			}
		}

		return array_slice( $served, 0, self::MOST_CITIES );
	}

	/** @return list<array<string, mixed>> the postal codes of each country */
	private static function codes( Dealer $dealer ): array {
		$codes = array();

		foreach ( array_slice( $dealer->coverage, 0, self::MOST_CODES ) as $code ) {
			$codes[ ctype_digit( $code ) ? 'US' : 'CA' ][] = $code;
		}

		return array_map(
			static fn ( string $country, array $of_country ): array => array(
				'@type'          => 'GeoShape',
				'addressCountry' => $country,
				'postalCode'     => $of_country,
			),
			array_keys( $codes ),
			array_values( $codes )
		);
	}

	/** @return array<string, mixed> */
	private static function rating( Dealer $dealer ): array {
		return $dealer->review_count < 1 ? array() : array(
			'@type'       => 'AggregateRating',
			'ratingValue' => round( min( max( $dealer->average_rating, 0.0 ), (float) self::BEST_RATING ), 1 ),
			'bestRating'  => self::BEST_RATING,
			'reviewCount' => $dealer->review_count,
		);
	}
}
