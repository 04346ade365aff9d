<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Platform\Rest\CacheHeaders;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class PlacesRouteTest extends TestCase {
	private const ROUTE = '/hvac-blocks/v1/places';

	protected function setUp(): void {
		TestPlaces::load( self::wpdb(), array( '75024' ), array( 'Plano' ) );
		( new CacheHeaders() )->boot();
		self::answer_routes( new PlacesRoute( new EmbeddedPostalAreaDirectory( self::wpdb() ) ) );
	}

	public function test_places_that_begin_as_typed(): void {
		$response = $this->rest( 'GET', self::ROUTE . '?q=Plan' );
		$schema   = self::data( $this->rest( 'OPTIONS', self::ROUTE ) )['schema'];

		self::assertIsArray( $schema );
		self::assertTrue( rest_validate_value_from_schema( $response->get_data(), $schema ) );
		self::assertSame( array( 'label' => 'Plano, Texas', 'query' => 'Plano, TX' ), self::places( $response->get_data() )[0] );
		self::assertSame( 'public, max-age=86400', $response->get_headers()['Cache-Control'] );
	}

	public function test_the_postal_area_around_a_position(): void {
		self::assertSame( array( array( 'label' => 'Plano, Texas', 'query' => '75024' ) ), self::places( $this->rest( 'GET', self::ROUTE . '?near=33.08,-96.81' )->get_data() ) );
	}

	#[TestWith( array( 'near=48.85,2.35' ) )]
	#[TestWith( array( 'q=' ) )]
	#[TestWith( array( 'q=7502' ) )]
	#[TestWith( array( 'q=%3Cscript%3E' ) )]
	public function test_nothing_is_an_answer( string $query ): void {
		self::assertSame( array(), self::places( $this->rest( 'GET', self::ROUTE . "?$query" )->get_data() ) );
	}

	/** A precise position is nobody's business. */
	#[TestWith( array( '33.08123,-96.81234' ) )]
	#[TestWith( array( '33.08' ) )]
	#[TestWith( array( 'x' ) )]
	public function test_a_position_with_more_decimals_or_none_is_refused( string $near ): void {
		self::assertSame( 400, $this->rest( 'GET', self::ROUTE . "?near=$near" )->get_status() );
	}

	/** @return list<mixed> */
	private static function places( mixed $answer ): array {
		self::assertIsArray( $answer );
		self::assertIsArray( $answer['places'] );

		return array_values( $answer['places'] );
	}
}
