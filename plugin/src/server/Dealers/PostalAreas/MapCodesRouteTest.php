<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Platform\Rest\CacheHeaders;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class MapCodesRouteTest extends TestCase {
	private const PATH = '/hvac-blocks/v1/map/codes';

	private const PLANO = array( 'x' => 14, 'y' => 25 );

	protected function setUp(): void {
		( new CacheHeaders() )->boot();
	}

	public function test_codes_have_their_points_and_places_that_have_one_code_their_names(): void {
		// Plano has several, Prosper has one; 75026 is a post office; Toronto is elsewhere.
		TestPlaces::load( self::wpdb(), array( '75023', '75024', '75026', '75078', '76201', 'M5V' ) );

		self::assertSame(
			array(
				'codes' => array( array( '750', '232478' ), array( '762', '01' ) ),
				'x'     => array( 1645, -29, 0, -122 ),
				'y'     => array( 1571, -9, -71, 9 ),
				'names' => array( '', '', 'Prosper', '' ),
			),
			$this->codes( self::PLANO )
		);
	}

	public function test_canadian_codes(): void {
		TestPlaces::load( self::wpdb(), array( 'M5V', 'M5W', 'L5V' ) );
		$toronto = MapSquare::around( 43.64, -79.39 );

		self::assertSame( array( array( 'L', '5V' ), array( 'M', '5V5W' ) ), $this->codes( array( 'x' => $toronto->x, 'y' => $toronto->y ) )['codes'] );
	}

	/** @param array<string, int> $square */
	#[TestWith( array( array( 'x' => 0, 'y' => 0 ) ) )]
	#[TestWith( array( array( 'x' => 63, 'y' => 63 ) ) )]
	public function test_a_square_without_codes( array $square ): void {
		TestPlaces::load( self::wpdb(), array( '75024', '75026' ) );

		self::assertSame( array( 'codes' => array(), 'x' => array(), 'y' => array(), 'names' => array() ), $this->codes( $square ) );
	}

	/** @param array<string, mixed> $square */
	#[TestWith( array( array( 'x' => 14 ), 'rest_missing_callback_param' ) )]
	#[TestWith( array( array( 'x' => 64, 'y' => 25 ), 'rest_invalid_param' ) )]
	#[TestWith( array( array( 'x' => -1, 'y' => 25 ), 'rest_invalid_param' ) )]
	#[TestWith( array( array( 'x' => 'a', 'y' => '25 OR 1=1' ), 'rest_invalid_param' ) )]
	#[TestWith( array( array( 'x' => 14.5, 'y' => 25 ), 'rest_invalid_param' ) )]
	public function test_no_such_square( array $square, string $error ): void {
		$answer = $this->rest( 'GET', self::PATH, $square );

		self::assertSame( array( 400, $error ), array( $answer->get_status(), self::data( $answer )['code'] ?? '' ) );
	}

	public function test_its_schema_describes_its_answer(): void {
		TestPlaces::load( self::wpdb(), array( '75024', '75078' ) );
		$schema = self::data( $this->rest( 'OPTIONS', self::PATH ) )['schema'];
		self::assertIsArray( $schema );

		self::assertTrue( rest_validate_value_from_schema( $this->codes( self::PLANO ), $schema ) );
	}

	public function test_a_loaded_edition_is_kept_for_a_year_by_its_address(): void {
		TestPlaces::load( self::wpdb(), array( '75024' ) );
		wp_parse_str( (string) wp_parse_url( MapCodesRoute::url(), PHP_URL_QUERY ), $arguments );

		self::assertSame( array( 'places', self::PATH ), array( $arguments['edition'] ?? '', $arguments['rest_route'] ?? self::PATH ) );
		self::assertSame( 'public, max-age=31536000', $this->kept_for( array( 'edition' => 'places' ) ) );
		self::assertSame( 'public, max-age=60', $this->kept_for( array( 'edition' => 'older' ) ) );
		self::assertSame( 'public, max-age=60', $this->kept_for( array() ) );
	}

	public function test_an_answer_is_sent_once(): void {
		TestPlaces::load( self::wpdb(), array( '75024' ) );
		$tag = $this->rest( 'GET', self::PATH, self::PLANO )->get_headers()['ETag'] ?? '';
		self::assertIsString( $tag );

		self::assertSame( 304, $this->rest( 'GET', add_query_arg( self::PLANO, self::PATH ), array(), array( 'If-None-Match' => $tag ) )->get_status() );
	}

	public function test_while_places_are_loading_what_is_there_is_kept_for_a_minute(): void {
		$loader = new PostalAreaLoader( self::wpdb(), TestPlaces::file( 'loading', array_map( static fn ( int $row ): string => 10000 + $row . "\tPlano $row\tTX\t33.08\t-96.8\t1\n", range( 0, 2500 ) ) ) );
		$loader->forget();
		$loader->load_batch();

		self::assertSame( 'public, max-age=60', $this->kept_for( array( 'edition' => 'loading' ) ) );
		self::assertCount( 2000, self::list( $this->codes( self::PLANO )['names'] ) );
		$loader->load_batch();
		self::assertSame( 'public, max-age=31536000', $this->kept_for( array( 'edition' => 'loading' ) ) );
		self::assertCount( 2501, self::list( $this->codes( self::PLANO )['names'] ) );
	}

	public function test_a_newer_edition_that_is_loading_keeps_nothing_for_long(): void {
		TestPlaces::load( self::wpdb(), array( '75024' ) );
		( new PostalAreaLoader( self::wpdb(), TestPlaces::file( 'newer', array_fill( 0, 2500, "10000\tPlano\tTX\t33.08\t-96.8\t1\n" ) ) ) )->load_batch();

		self::assertTrue( PostalAreaLoader::is_complete() );
		self::assertSame( array( 'public, max-age=60', 'public, max-age=60' ), array( $this->kept_for( array( 'edition' => 'newer' ) ), $this->kept_for( array( 'edition' => 'places' ) ) ) );
	}

	public function test_a_database_that_fails_is_no_empty_square(): void {
		$wpdb = self::wpdb();
		$wpdb->suppress_errors();
		$prefix       = $wpdb->prefix;
		$wpdb->prefix = 'nothing_';
		$answer       = $this->rest( 'GET', self::PATH, self::PLANO );
		$wpdb->prefix = $prefix;
		$wpdb->suppress_errors( false );

		self::assertSame( array( 503, 'no-store' ), array( $answer->get_status(), $answer->get_headers()['Cache-Control'] ?? '' ) );
	}

	public function test_squares_are_those_of_the_map(): void {
		$map = self::map();

		self::assertSame( array( MapSquare::ACROSS, MapSquare::STEPS ), array( 2 ** $map['zoom'], intdiv( $map['world'], MapSquare::ACROSS * $map['steps']['place'] ) ) );
	}

	/** The map requests only squares that it lists. */
	public function test_the_map_shows_every_area_in_which_people_live(): void {
		$shown   = 0;
		$named   = 0;
		$squares = array();

		foreach ( TestPlaces::rows() as [ , , , $lat, $lon, $weight, $is_shown ] ) {
			if ( '1' === $is_shown ) {
				$square    = MapSquare::around( (float) $lat, (float) $lon );
				$squares[] = "{$square->x}-{$square->y}";
				$shown    += 1;
				$named    += '1' === $weight ? 1 : 0;
			}
		}

		self::assertSame( array(), array_values( array_diff( array_unique( $squares ), self::map()['squares'] ) ) );
		self::assertGreaterThan( 35_000, $shown );
		self::assertGreaterThan( 26_000, $named );
	}

	/** @return array{zoom: int, world: int, steps: array{place: int}, squares: list<string>} */
	private static function map(): array {
		/** @var array{zoom: int, world: int, steps: array{place: int}, squares: list<string>} $map */
		$map = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/contracts/map-data.json' ), true, 512, JSON_THROW_ON_ERROR );

		return $map;
	}

	/**
	 * @param array<string, mixed> $arguments
	 * @return array<string, mixed>
	 */
	private function codes( array $arguments ): array {
		return self::data( $this->rest( 'GET', self::PATH, $arguments ) );
	}

	/** @param array<string, mixed> $arguments */
	private function kept_for( array $arguments ): mixed {
		return $this->rest( 'GET', add_query_arg( self::PLANO + $arguments, self::PATH ) )->get_headers()['Cache-Control'] ?? '';
	}

	/** @return list<mixed> */
	private static function list( mixed $value ): array {
		self::assertIsArray( $value );

		return array_values( $value );
	}
}
