<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Platform\Rest\CacheHeaders;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

final class PostalAreaRouteTest extends TestCase {
	private const NOWHERE = array(
		'location'      => null,
		'isServiceArea' => false,
	);

	protected function setUp(): void {
		TestPlaces::load( self::wpdb(), array( '75024', '00601', 'M5V' ), array( 'Plano' ) );
		( new CacheHeaders() )->boot();
	}

	public function test_it_is_registered(): void {
		$this->with( new EmbeddedPostalAreaDirectory( self::wpdb() ) );

		self::assertArrayHasKey( '/hvac-blocks/v1/location', rest_get_server()->get_routes() );
	}

	public function test_its_schema_describes_its_answer(): void {
		$this->with( new EmbeddedPostalAreaDirectory( self::wpdb() ) );
		$schema = self::data( $this->rest( 'OPTIONS', '/hvac-blocks/v1/location' ) )['schema'];
		self::assertIsArray( $schema );

		self::assertTrue( rest_validate_value_from_schema( $this->rest( 'GET', '/hvac-blocks/v1/location?q=75024' )->get_data(), $schema ) );
		self::assertTrue( rest_validate_value_from_schema( self::NOWHERE, $schema ) );
	}

	public function test_writing_is_refused(): void {
		$this->with( new EmbeddedPostalAreaDirectory( self::wpdb() ) );

		foreach ( array( 'POST', 'PUT', 'DELETE' ) as $method ) {
			self::assertSame( 404, $this->rest( $method, '/hvac-blocks/v1/location', array( 'q' => '75024' ) )->get_status() );
		}
	}

	/** @return iterable<string, array{string}> */
	public static function nonsense(): iterable {
		yield 'nothing' => array( '' );
		yield 'no such ZIP' => array( '00000' );
		yield 'SQL' => array( "' UNION SELECT user_pass FROM wp_users --" );
		yield 'HTML' => array( '<img src=x onerror=alert(1)>' );
		yield '5,000 letters' => array( str_repeat( 'x', 5000 ) );
	}

	#[DataProvider( 'nonsense' )]
	public function test_nonsense_is_outside_the_service_area( string $query ): void {
		$this->with( new EmbeddedPostalAreaDirectory( self::wpdb() ) );
		$response = $this->rest( 'GET', '/hvac-blocks/v1/location', array( 'q' => $query ) );

		self::assertSame( array( 200, self::NOWHERE ), array( $response->get_status(), $response->get_data() ) );
	}

	public function test_a_place_and_its_region(): void {
		$this->with( new EmbeddedPostalAreaDirectory( self::wpdb() ) );
		$response = $this->rest( 'GET', '/hvac-blocks/v1/location?q=75024' );

		self::assertSame(
			array(
				'location'      => array(
					'name'       => 'Plano',
					'region'     => 'Texas',
					'regionCode' => 'TX',
				),
				'isServiceArea' => true,
			),
			$response->get_data()
		);
		self::assertStringStartsWith( 'public, max-age=', self::header( $response, 'Cache-Control' ) );
		self::assertSame( 304, $this->rest( 'GET', '/hvac-blocks/v1/location?q=75024', array(), array( 'If-None-Match' => self::header( $response, 'ETag' ) ) )->get_status() );
	}

	public function test_the_region_stays_english_in_any_language(): void {
		$this->with( new EmbeddedPostalAreaDirectory( self::wpdb() ) );

		self::assertSame( array( 'name' => 'Toronto', 'region' => 'Ontario', 'regionCode' => 'ON' ), self::data( $this->rest( 'GET', '/hvac-blocks/v1/location?q=M5V&lang=fr' ) )['location'] );
	}

	public function test_the_service_area_is_a_setting(): void {
		$this->with( new EmbeddedPostalAreaDirectory( self::wpdb() ) );
		$serves = fn ( string $zip ): mixed => self::data( $this->rest( 'GET', '/hvac-blocks/v1/location', array( 'q' => $zip ) ) )['isServiceArea'];

		self::assertSame( array( true, true, false ), array( $serves( '75024' ), $serves( 'M5V' ), $serves( '00601' ) ) );
		update_option( Settings::OPTION, array( 'service_area' => array( 'PR', 'OK' ) ) );
		self::assertSame( array( false, false, true ), array( $serves( '75024' ), $serves( 'M5V' ), $serves( '00601' ) ) );
	}

	public function test_whatever_fails_behind_it_it_answers(): void {
		$this->only(
			new class() implements PostalAreaDirectory {
				public function find( string $query ): ?Place {
					throw new RuntimeException( 'secret' );
				}

				public function others( string $query, ?Place $found ): array {
					return array();
				}
			}
		);
		$response = $this->rest( 'GET', '/hvac-blocks/v1/location?q=75024' );

		self::assertSame( array( 200, self::NOWHERE ), array( $response->get_status(), $response->get_data() ) );
		self::assertSame( 'public, max-age=60', self::header( $response, 'Cache-Control' ) );
	}

	public function test_a_place_without_a_region_is_none(): void {
		$this->only(
			new class() implements PostalAreaDirectory {
				public function find( string $query ): Place {
					return new Place( $query, '75024', 'Plano', '', '', 'US', 33.0, -96.0 );
				}

				public function others( string $query, ?Place $found ): array {
					return array();
				}
			}
		);

		self::assertSame( self::NOWHERE, $this->rest( 'GET', '/hvac-blocks/v1/location?q=75024' )->get_data() );
	}

	private function with( PostalAreaDirectory $locations ): void {
		self::answer_routes( new PostalAreaRoute( $locations, new ServiceArea( new Settings() ) ) );
	}

	/** Without the plugin's own routes, which would respond first. */
	private function only( PostalAreaDirectory $locations ): void {
		remove_all_actions( 'rest_api_init' );
		$this->with( $locations );
	}

	private static function header( \WP_REST_Response $response, string $name ): string {
		$value = $response->get_headers()[ $name ] ?? '';

		return is_string( $value ) ? $value : '';
	}
}
