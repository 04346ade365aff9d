<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerNames;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\DealerTables;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\FixedPostalAreas;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Dealers found by a part of their name. */
final class DealerNamesTest extends TestCase {
	/** @param list<string> $expected */
	#[TestWith( array( 'blue door', array( 'BLUE' ) ) )]
	#[TestWith( array( 'DOO', array( 'BLUE' ) ) )]
	#[TestWith( array( 'montreal clim', array( 'MTL' ) ) )]
	#[TestWith( array( 'Montréal', array( 'MTL' ) ) )]
	#[TestWith( array( "O'brien & sons", array( 'OB' ) ) )]
	#[TestWith( array( 'obrien and sons', array( 'OB' ) ) )]
	#[TestWith( array( 'air', array( 'BLUE', 'MTL' ) ) )]
	#[TestWith( array( 'oor', array() ) )]
	#[TestWith( array( 'ai', array() ) )]
	#[TestWith( array( '%%%', array() ) )]
	#[TestWith( array( 'a_r', array() ) )]
	#[TestWith( array( "air' OR 1=1 --", array() ) )]
	public function test_a_part_of_the_name_is_enough( string $typed, array $expected ): void {
		self::assertSame( $expected, self::ids( $this->directory()->search( $typed, SearchMode::Standard )->dealers ) );
	}

	public function test_a_place_goes_before_a_name(): void {
		self::assertSame( 'Plano', $this->directory()->search( '75024', SearchMode::Standard )->location?->name );
	}

	public function test_the_nearest_come_first_if_a_place_is_known(): void {
		$directory = $this->directory();

		self::assertSame( array( 'BLUE', 'MTL' ), self::ids( $directory->named( 'air', '75024', 4 ) ) );
		self::assertSame( 0.0, $directory->named( 'air', '75024', 1 )[0]->distance );
		self::assertSame( array( 'MTL' ), self::ids( $directory->named( 'climatisation', 'Nowhere', 1 ) ) );
	}

	public function test_the_index_follows_the_dealers(): void {
		$directory = $this->directory();
		$store     = new DealerStore( self::wpdb() );

		$store->write( array( new StoredDealer( self::dealer( 'BLUE', 'Red Door Cooling', 33.08, -96.8 ), false, 'manual' ) ) );
		self::assertSame( array( array(), array( 'BLUE' ) ), array( self::ids( $directory->named( 'blue', '', 4 ) ), self::ids( $directory->named( 'red door', '', 4 ) ) ) );

		$store->delete_many( array( 'BLUE', 'MTL', 'OB' ) );
		self::assertNull( Query::value( self::wpdb(), 'SELECT tail FROM %i LIMIT 1', DealerTables::names( self::wpdb() ) ) );
	}

	public function test_dealers_older_than_the_index_are_added_to_it(): void {
		$directory = $this->directory();
		Query::run( self::wpdb(), 'DELETE FROM %i', DealerTables::names( self::wpdb() ) );
		self::assertSame( array(), $directory->named( 'blue', '', 4 ) );

		( new DealerNames( self::wpdb() ) )->fill();
		self::assertSame( array( 'BLUE' ), self::ids( $directory->named( 'blue', '', 4 ) ) );
	}

	public function test_the_route_suggests_profiles_in_the_requests_language(): void {
		$this->directory();
		$request = new WP_REST_Request( 'GET', '/hvac-blocks/v1/dealer-names' );
		$request->set_query_params( array( 'q' => 'blue', 'lang' => 'es' ) );
		$answer  = rest_do_request( $request );

		self::assertSame( array( 200, array( array( 'label' => 'Blue Door Heating & Air, Plano, Texas', 'url' => home_url( '/residential/es/dealers/blue-door-heating-air-plano-tx-BLUE/' ) ) ) ), array( $answer->get_status(), ( (array) $answer->get_data() )['dealers'] ?? null ) );
	}

	public function test_a_service_cannot_be_searched_by_name(): void {
		$this->directory();
		update_option( Settings::OPTION, array( 'dealers_provider' => 'http', 'dealers_url' => 'https://dealers.example.com/' ) );
		$request = new WP_REST_Request( 'GET', '/hvac-blocks/v1/dealer-names' );
		$request->set_query_params( array( 'q' => 'blue' ) );

		self::assertSame( array( 'dealers' => array() ), rest_do_request( $request )->get_data() );
	}

	private function directory(): EmbeddedDealerDirectory {
		( new DealerStore( self::wpdb() ) )->write( array_map(
			static fn ( Dealer $dealer ): StoredDealer => new StoredDealer( $dealer, false, 'manual' ),
			array( self::dealer( 'BLUE', 'Blue Door Heating & Air', 33.08, -96.8 ), self::dealer( 'MTL', 'Air Montréal Climatisation', 45.5, -73.6 ), self::dealer( 'OB', 'O’Brien & Sons', 33.1, -96.8 ) )
		) );

		return new EmbeddedDealerDirectory( self::wpdb(), new DealerStore( self::wpdb() ), new FixedPostalAreas(), new Settings() );
	}

	private static function dealer( string $id, string $name, float $lat, float $lon ): Dealer {
		return new Dealer( company_id: $id, name: $name, city: 'Plano', state: 'TX', zip: '75024', lat: $lat, lon: $lon );
	}

	/**
	 * @param list<Dealer> $dealers
	 * @return list<string>
	 */
	private static function ids( array $dealers ): array {
		return array_map( static fn ( Dealer $dealer ): string => $dealer->company_id, $dealers );
	}
}
