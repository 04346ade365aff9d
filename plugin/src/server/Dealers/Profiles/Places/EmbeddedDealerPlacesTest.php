<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Profiles\Places;

use HvacBlocks\Dealers\Profiles\DealerPagesTestCase;
use HvacBlocks\Dealers\Profiles\DirectoryAddress;
use HvacBlocks\Dealers\Profiles\DirectoryPlace;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestPlaces;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class EmbeddedDealerPlacesTest extends DealerPagesTestCase {
	public function test_regions_count_their_dealers(): void {
		$regions = $this->places()->regions();
		ksort( $regions );

		self::assertSame(
			array(
				'MO' => 3,
				'QC' => 1,
				'TX' => 3,
			),
			$regions
		);
	}

	public function test_a_city_is_one_however_it_is_written(): void {
		self::assertSame(
			array( array( 'st-louis', 3 ) ),
			array_map( static fn ( City $city ): array => array( $city->slug, $city->count ), $this->places()->cities( 'MO' ) )
		);
		self::assertSame( array( 'Fleur Air', 'Louis Air', 'Saint Air' ), $this->names( 'MO', 'Saint Louis' ) );
	}

	public function test_those_without_a_city_are_last_and_found(): void {
		self::assertSame( array( 'plano', 'other-places' ), array_map( static fn ( City $city ): string => $city->slug, $this->places()->cities( 'TX' ) ) );
		self::assertSame( array( 'Nowhere Air' ), $this->names( 'TX', 'other-places' ) );
		self::assertSame( array( 'Hidden Air', 'North Star & Sons' ), $this->names( 'TX', 'plano' ) );
	}

	public function test_counts_are_kept_until_a_dealer_changes(): void {
		$before  = $this->places()->regions();
		$queries = self::wpdb()->num_queries;
		self::assertSame( $before, $this->places()->regions() );
		self::assertSame( $queries, self::wpdb()->num_queries );

		( new DealerStore( self::wpdb() ) )->write( array( new StoredDealer( new Dealer( '900', 'New Air', city: 'Plano', state: 'TX', lat: 33.0, lon: -96.0 ), false, 'import' ) ) );
		self::assertSame( 4, $this->places()->regions()['TX'] );
	}

	public function test_a_list_has_pages(): void {
		$dealers = array_map( static fn ( int $number ): StoredDealer => new StoredDealer( new Dealer( "H$number", sprintf( 'Dealer %03d', $number ), city: 'Houston', state: 'TX', lat: 29.7, lon: -95.3 ), false, 'import' ), range( 1, 101 ) );
		( new DealerStore( self::wpdb() ) )->write( $dealers );
		$place = DirectoryPlace::at( new DirectoryAddress( Language::English, 'texas', 'houston', 3 ), $this->places() );

		self::assertNotNull( $place?->city );
		self::assertSame( 3, DirectoryPlace::pages( $place->city ) );
		self::assertSame( array( 'Dealer 101' ), array_map( static fn ( Dealer $dealer ): string => $dealer->name, $this->places()->dealers( 'TX', $place->city, 3 ) ) );
		self::assertNull( DirectoryPlace::at( new DirectoryAddress( Language::English, 'texas', 'houston', 4 ), $this->places() ) );
	}

	public function test_postal_codes_have_names(): void {
		TestPlaces::load( self::wpdb(), array( '75024', '75025', '73301', '10001' ) );

		self::assertSame(
			array(
				'NY' => array( 'New York' ),
				'TX' => array( 'Austin', 'Plano' ),
			),
			$this->places()->names( array( '75024', '75025', '73301', '10001', '00000', "' OR 1" ) )
		);
		self::assertSame( array(), $this->places()->names( array() ) );
	}

	public function test_another_service_has_no_tree(): void {
		self::set(
			array(
				'dealers_provider' => 'http',
				'dealers_url'      => 'https://dealers.test/',
			)
		);

		self::assertSame( array( array(), array() ), array( $this->places()->regions(), $this->places()->cities( 'TX' ) ) );
		self::assertNull( DirectoryPlace::at( new DirectoryAddress( Language::English, 'texas' ), $this->places() ) );
	}

	/** @param array{string, string, string, int}|null $expected */
	#[TestWith( array( '/residential/en/find-a-dealer/', array( 'en', '', '', 1 ) ) )]
	#[TestWith( array( '/site/residential/fr/find-a-dealer/quebec/', array( 'fr', 'quebec', '', 1 ) ) )]
	#[TestWith( array( '/other/residential/fr/find-a-dealer/quebec/', null ) )]
	#[TestWith( array( '/residential/es/find-a-dealer/texas/plano/page/12/', array( 'es', 'texas', 'plano', 12 ) ) )]
	#[TestWith( array( '/residential/en/find-a-dealer/texas/plano/page/', null ) )]
	#[TestWith( array( '/residential/en/find-a-dealer/texas/plano/north/', null ) )]
	#[TestWith( array( '/residential/en/dealer-locator/', null ) )]
	public function test_an_address_is_read( string $path, ?array $expected ): void {
		add_filter( 'home_url', static fn ( string $url ): string => str_replace( 'http://example.test', 'http://example.test/site', $url ) );
		$read = DirectoryAddress::read( $path );
		self::assertSame( $expected, null === $read ? null : array( $read->language->value, $read->region, $read->city, $read->page ) );
	}

	/** @return list<string> */
	private function names( string $region, string $slug ): array {
		foreach ( $this->places()->cities( $region ) as $city ) {
			if ( $city->is( $slug ) ) {
				return array_map( static fn ( Dealer $dealer ): string => $dealer->name, $this->places()->dealers( $region, $city, 1 ) );
			}
		}

		return array();
	}
}
