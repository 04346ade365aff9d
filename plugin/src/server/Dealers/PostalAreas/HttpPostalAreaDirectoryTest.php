<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas;

use HvacBlocks\Platform\Http\AddressGuard;
use HvacBlocks\Platform\Http\WordPressClient;
use HvacBlocks\Testing\FixedPostalAreas;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\Upstreams\MockUpstream;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class HttpPostalAreaDirectoryTest extends TestCase {
	use MockUpstream;

	private HttpPostalAreaDirectory $locations;

	#[Before]
	public function make_directory(): void {
		$this->reset_upstream();

		$settings        = $this->settings( array( 'location_url' => $this->upstream( 'location' ) . '/', 'location_key' => 'k&y' ) );
		$this->locations = new HttpPostalAreaDirectory( $settings, new WordPressClient( $settings, new AddressGuard( $settings ) ), new FixedPostalAreas() );
	}

	public function test_it_asks_as_the_service_wants_it(): void {
		$this->locations->find( ' 75024-1234 ' );

		self::assertSame( '/location/current.json', $this->upstream_requests()[0]['path'] );
		self::assertSame( array( 'key' => 'k&y', 'q' => '75024', 'aqi' => 'no' ), $this->upstream_requests()[0]['query'] );
	}

	public function test_a_place(): void {
		self::assertEquals( new Place( query: '75024', zip: '75024', name: 'Plano', region: 'Texas', region_code: 'TX', country: 'US', lat: 33.08, lon: -96.8 ), $this->locations->find( '75024' ) );
		self::assertEquals( new Place( query: 'm5v 2t6', zip: 'M5V', name: 'Toronto', region: 'Ontario', region_code: 'ON', country: 'CA', lat: 43.64, lon: -79.4 ), $this->locations->find( 'm5v 2t6' ) );
	}

	public function test_the_bundled_table_adds_what_the_service_does_not_say(): void {
		$this->tell_upstream( 'location', array( 'answer' => array( 'location' => array( 'name' => 'Plano', 'region' => 'Texas' ) ) ) );

		$place = $this->locations->find( 'Plano, TX' );

		self::assertSame( array( '75024', 'TX', 33.08 ), array( $place?->zip, $place?->region_code, $place?->lat ) );
	}

	public function test_markup_is_no_part_of_a_name(): void {
		$this->tell_upstream( 'location', array( 'answer' => array( 'location' => array( 'name' => 'Pl<script>alert(1)</script>ano', 'region' => '<b>Texas</b>', 'lat' => 1, 'lon' => 2 ) ) ) );

		self::assertSame( array( 'Plano', 'Texas' ), array( $this->locations->find( '75024' )?->name, $this->locations->find( '75024' )?->region ) );
	}

	/** @param array<string, mixed> $told */
	#[DataProvider( 'nothing' )]
	public function test_nothing_is_found( array $told, string $query = '75024' ): void {
		$this->tell_upstream( 'location', $told );

		self::assertNull( $this->locations->find( $query ) );
	}

	/** @return array<string, array{0: array<string, mixed>, 1?: string}> */
	public static function nothing(): array {
		return array(
			'no such place'   => array( array(), '00000' ),
			'no name'         => array( array( 'answer' => array( 'location' => array( 'region' => 'Texas' ) ) ) ),
			'no region'       => array( array( 'answer' => array( 'location' => array( 'name' => 'Plano', 'region' => ' ' ) ) ) ),
			'null'            => array( array( 'answer' => array( 'location' => null ) ) ),
			'no position'     => array( array( 'answer' => array( 'location' => array( 'name' => 'Atlantis', 'region' => 'Texas' ) ) ), 'Atlantis' ),
			'impossible'      => array( array( 'answer' => array( 'location' => array( 'name' => 'Plano', 'region' => 'Texas', 'lat' => 500, 'lon' => 0 ) ) ) ),
			'garbage'         => array( array( 'mode' => 'garbage' ) ),
			'a failing service' => array( array( 'mode' => '500' ) ),
		);
	}

	public function test_what_cannot_be_a_place_is_not_asked(): void {
		self::assertNull( $this->locations->find( '' ) );
		self::assertNull( $this->locations->find( str_repeat( 'a', 101 ) ) );
		self::assertNull( $this->locations->find( "\xff\xfe" ) );
		self::assertSame( array(), $this->upstream_requests() );
	}

	public function test_the_settings_choose(): void {
		$settings = $this->settings( array( 'location_provider' => 'http', 'location_url' => $this->upstream( 'location' ) ) );
		$other    = new class() implements PostalAreaDirectory {
			public function find( string $query ): ?Place {
				return null;
			}

			public function others( string $query, ?Place $found ): array {
				return array();
			}
		};
		$chosen   = new ConfiguredPostalAreaDirectory( $settings, embedded: new FixedPostalAreas(), http: $other );

		self::assertNull( $chosen->find( '75024' ) );
		$this->settings( array( 'location_provider' => 'http', 'location_url' => '' ) );
		self::assertNotNull( $chosen->find( '75024' ) );
		$this->settings( array( 'location_provider' => 'embedded', 'location_url' => $this->upstream( 'location' ) ) );
		self::assertNotNull( $chosen->find( '75024' ) );
	}
}
