<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles;

use HvacBlocks\Dealers\OwnFields\OwnField;
use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Dealers\OwnFields\OwnFieldsTest;
use HvacBlocks\Dealers\OwnFields\OwnFieldType;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class HvacBusinessTest extends TestCase {
	private const URL = 'https://example.test/residential/en/dealers/north-star-plano-tx-100/';

	public function test_own_fields_are_links_and_features(): void {
		OwnFieldsTest::add_all();
		OwnFields::records()->save( new OwnField( 'own-website', OwnFieldType::Link, array( 'en' => 'Website' ), places: array( 'profile' ) ) );
		$dealer = new Dealer( 'D1', 'One', own_fields: array( 'own-motto' => 'Cool', 'own-veteran-owned' => '1', 'own-technicians' => '7', 'own-website' => 'https://www.example.com/' ) );
		$shown  = HvacBusiness::of( $dealer, self::URL, array(), new Settings() );

		self::assertSame( array( 'https://www.example.com/' ), $shown['sameAs'] );
		self::assertSame( array( array( '@type' => 'LocationFeatureSpecification', 'name' => 'Motto', 'value' => 'Cool' ), array( '@type' => 'LocationFeatureSpecification', 'name' => 'Veteran-owned', 'value' => true ) ), $shown['amenityFeature'] );
		$own = new ProfileFields( $dealer, Language::French );
		self::assertSame( array( 'Par des vétérans' ), array_column( $own->flags(), 'title' ) );
		self::assertSame( array( array( 'Motto', 'Cool', '' ), array( 'Website', 'example.com', 'https://www.example.com/' ) ), array_map( array_values( ... ), $own->details() ) );
	}

	public function test_it_tells_what_the_page_shows(): void {
		self::assertSame(
			array(
				'@type'        => 'HVACBusiness',
				'@id'          => self::URL . '#business',
				'name'         => 'North Star',
				'url'          => self::URL,
				'telephone'    => '214-555-0123',
				'image'        => 'https://example.test/photo.jpg',
				'address'      => array(
					'@type'           => 'PostalAddress',
					'streetAddress'   => '1 Main St',
					'addressLocality' => 'Plano',
					'addressRegion'   => 'TX',
					'postalCode'      => '75024',
					'addressCountry'  => 'US',
				),
				'geo'          => array(
					'@type'     => 'GeoCoordinates',
					'latitude'  => 33.07,
					'longitude' => -96.8,
				),
				'areaServed'   => array(
					self::city( 'Plano', 'Texas' ),
					self::city( 'Allen', 'Texas' ),
					self::city( 'Durant', 'Oklahoma' ),
					array(
						'@type'          => 'GeoShape',
						'addressCountry' => 'US',
						'postalCode'     => array( '75013', '75024' ),
					),
					array(
						'@type'          => 'GeoShape',
						'addressCountry' => 'CA',
						'postalCode'     => array( 'H2X' ),
					),
				),
				'openingHours' => array( 'Mo-Fr 08:00-17:00' ),
				'brand'        => array(
					'@type' => 'Brand',
					'name'  => 'Trane',
				),
			),
			HvacBusiness::of(
				self::dealer(),
				self::URL,
				array(
					'TX' => array( 'Allen', 'Plano' ),
					'OK' => array( 'Durant' ),
				),
				new Settings()
			)
		);
	}

	public function test_states_have_the_names_of_the_pages_language(): void {
		$told = LanguageSwitch::in( Language::French, static fn (): array => HvacBusiness::of( self::dealer(), self::URL, array( 'QC' => array( 'Montréal' ) ), new Settings() ) );

		self::assertStringContainsString( 'Québec', (string) wp_json_encode( $told['areaServed'], JSON_UNESCAPED_UNICODE ) );
	}

	public function test_a_kept_address_is_not_told_nor_pointed_at(): void {
		$told = HvacBusiness::of( self::dealer( show_address: false ), self::URL, array(), new Settings() );

		self::assertArrayNotHasKey( 'address', $told );
		self::assertArrayNotHasKey( 'geo', $told );
		self::assertStringNotContainsString( 'Main St', (string) wp_json_encode( $told ) );
	}

	public function test_ratings_are_told_where_the_settings_say_so(): void {
		self::assertArrayNotHasKey( 'aggregateRating', HvacBusiness::of( self::dealer(), self::URL, array(), new Settings() ) );

		update_option( Settings::OPTION, array( 'show_aggregate_rating' => true ) );
		self::assertSame(
			array(
				'@type'       => 'AggregateRating',
				'ratingValue' => 4.6,
				'bestRating'  => 5,
				'reviewCount' => 12,
			),
			HvacBusiness::of( self::dealer(), self::URL, array(), new Settings() )['aggregateRating'] ?? null
		);
		self::assertArrayNotHasKey( 'aggregateRating', HvacBusiness::of( self::dealer( reviews: 0 ), self::URL, array(), new Settings() ) );
	}

	public function test_what_is_not_known_is_left_out(): void {
		self::assertSame( array( '@type', '@id', 'name', 'url', 'brand' ), array_keys( HvacBusiness::of( new Dealer( '1', 'One' ), self::URL, array(), new Settings() ) ) );
	}

	private static function dealer( bool $show_address = true, int $reviews = 12 ): Dealer {
		return new Dealer( '100', 'North Star', '1 Main St', 'Plano', 'TX', '75024', '2145550123', show_address: $show_address, lat: 33.07, lon: -96.8, average_rating: 4.58, review_count: $reviews, coverage: array( '75013', '75024', 'H2X' ), photo: 'https://example.test/photo.jpg', opening_hours: array( 'Mo-Fr 08:00-17:00' ) );
	}

	/** @return array<string, mixed> */
	private static function city( string $name, string $state ): array {
		return array(
			'@type'            => 'City',
			'name'             => $name,
			'containedInPlace' => array(
				'@type' => 'State',
				'name'  => $state,
			),
		);
	}
}
