<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\Upstreams\MockUpstream;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

final class ConnectionTestRouteTest extends TestCase {
	use MockUpstream;

	#[Before]
	public function set_connections(): void {
		$this->reset_upstream();

		$this->settings(
			array(
				'dealers_url'  => $this->upstream( 'dealers' ),
				'location_url' => $this->upstream( 'location' ),
				'location_key' => 'sekret-1234',
				'recommendation_url' => $this->upstream( 'recommendation' ),
				'leads_url'    => $this->upstream( 'leads' ),
				'whodis_url'   => $this->upstream( 'whodis' ),
			)
		);
	}

	/** @param 'editor'|'author'|'contributor'|'subscriber'|'anonymous' $role */
	#[DataProvider( 'roles_refused' )]
	public function test_everybody_but_administrators_is_refused( string $role, int $status ): void {
		$this->as_role( $role );

		self::assertSame( $status, $this->try( 'leads' )->get_status() );
		self::assertSame( array(), $this->upstream_requests() );
	}

	/** @return array<string, array{string, int}> */
	public static function roles_refused(): array {
		return array(
			'anonymous'   => array( 'anonymous', 401 ),
			'subscriber'  => array( 'subscriber', 403 ),
			'contributor' => array( 'contributor', 403 ),
			'author'      => array( 'author', 403 ),
			'editor'      => array( 'editor', 403 ),
		);
	}

	public function test_a_connection_that_is_not_there(): void {
		$this->as_role( 'administrator' );

		self::assertSame( 400, $this->try( 'ftp' )->get_status() );
	}

	#[DataProvider( 'good' )]
	public function test_a_good_connection( string $name, string $said ): void {
		$this->as_role( 'administrator' );

		$answer = $this->try( $name );

		self::assertSame( 200, $answer->get_status() );
		self::assertTrue( self::data( $answer )['ok'] );
		self::assertSame( $said, self::data( $answer )['message'] );
		self::assertIsInt( self::data( $answer )['milliseconds'] );
		self::assertSame( 'no-store', $answer->get_headers()['Cache-Control'] );
	}

	/** @return array<string, array{string, string}> */
	public static function good(): array {
		return array(
			'dealers'  => array( 'dealers', 'The service returned 7 dealers for ZIP code 75024.' ),
			'location' => array( 'location', 'The service responded: ZIP code 75024 is Plano, Texas.' ),
			'recommendation' => array( 'recommendation', 'The service recommended 2 systems for ZIP code 75024.' ),
			'leads'    => array( 'leads', 'The service responds at this URL. No lead was sent.' ),
			'whodis'   => array( 'whodis', 'The service responds at this URL. No number was leased.' ),
		);
	}

	public function test_no_lead_is_posted_and_no_number_leased(): void {
		$this->as_role( 'administrator' );
		$this->try( 'leads' );
		$this->try( 'whodis' );

		self::assertSame( array(), array_filter( $this->upstream_requests(), static fn ( array $request ): bool => 'POST' === $request['method'] ) );
	}

	/** @param array<string, mixed> $told */
	#[DataProvider( 'bad' )]
	public function test_a_bad_connection_is_told_in_plain_words( string $name, array $told, string $said ): void {
		$this->as_role( 'administrator' );
		$this->tell_upstream( $name, $told );

		$answer = $this->try( $name );

		self::assertSame( 200, $answer->get_status() );
		self::assertFalse( self::data( $answer )['ok'] );
		self::assertSame( $said, self::data( $answer )['message'] );
		self::assertStringNotContainsString( 'sekret', (string) wp_json_encode( $answer->get_data() ) );
	}

	/** @return array<string, array{string, array<string, mixed>, string}> */
	public static function bad(): array {
		return array(
			'wrong key'  => array( 'location', array( 'mode' => '403' ), 'The service rejected this site. Check the key.' ),
			'slow'       => array( 'dealers', array( 'mode' => 'hang' ), 'The service did not respond in time.' ),
			'garbage'    => array( 'dealers', array( 'mode' => 'garbage' ), 'The service responded, but not with the data this site expects.' ),
			'redirected' => array( 'dealers', array( 'mode' => 'redirect' ), 'The service redirects to another URL. Use that URL instead.' ),
		);
	}

	public function test_a_repaired_service_shows_at_once(): void {
		$this->as_role( 'administrator' );
		$this->tell_upstream( 'dealers', array( 'mode' => '500', 'fail_first' => 6 ) );

		for ( $try = 0; $try < 6; ++$try ) {
			self::assertSame( 'The service returned status 500.', self::data( $this->try( 'dealers' ) )['message'] );
		}

		self::assertTrue( self::data( $this->try( 'dealers' ) )['ok'] );
	}

	public function test_without_an_address_it_says_what_is_used(): void {
		$this->as_role( 'administrator' );
		$this->settings();

		self::assertSame( 'No URL is set. Dealers come from this site\'s own list.', self::data( $this->try( 'dealers' ) )['message'] );
		self::assertSame( array(), $this->upstream_requests() );
	}

	private function try( string $name ): WP_REST_Response {
		return $this->rest( 'POST', "/hvac-blocks/v1/admin/connections/$name/test" );
	}
}
