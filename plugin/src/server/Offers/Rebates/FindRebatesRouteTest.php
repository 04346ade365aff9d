<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates;

use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Offers\Rebates\Directory\EmbeddedRebateDirectory;
use HvacBlocks\Offers\Rebates\Directory\HttpRebateDirectory;
use HvacBlocks\Offers\Rebates\Directory\RebateDirectory;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Offers\Rebates\Store\StoredRebate;
use HvacBlocks\Platform\Http\AddressGuard;
use HvacBlocks\Platform\Http\AnswerCache;
use HvacBlocks\Platform\Http\WordPressClient;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\ArrayState;
use HvacBlocks\Testing\FixedPostalAreas;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\Upstreams\MockUpstream;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Rebates through the route: from the site's own table and from a service. */
final class FindRebatesRouteTest extends TestCase {
	use MockUpstream;

	private const PATH  = '/hvac-blocks/v1/rebates';
	private const TODAY = '2026-06-15';

	public function test_only_what_is_paid_today_at_the_place_the_highest_amount_first(): void {
		$this->store(
			new Rebate( 'everywhere', 'Everywhere', amount: 10.0, provider: 'P' ),
			new Rebate( 'country', 'Country', amount: 40.5, provider: 'P', areas: array( 'USA' ) ),
			new Rebate( 'state', 'State', amount: 30.0, provider: 'P', areas: array( 'OK', 'TX' ) ),
			new Rebate( 'zip', 'ZIP', provider: 'P', areas: array( '75024' ) ),
			new Rebate( 'elsewhere', 'Elsewhere', amount: 99.0, provider: 'P', areas: array( '75025', 'CA', 'CANADA' ) ),
			new Rebate( 'last-day', 'Last day', amount: 20.0, provider: 'P', expires: self::TODAY ),
			new Rebate( 'first-day', 'First day', amount: 15.0, provider: 'P', starts: self::TODAY ),
			new Rebate( 'expired', 'Expired', amount: 99.0, provider: 'P', expires: '2026-06-14' ),
			new Rebate( 'upcoming', 'Upcoming', amount: 99.0, provider: 'P', starts: '2026-06-16' ),
		);

		$first  = self::data( $this->ask( '75024' ) );
		$second = self::data( $this->ask( '75024', 2 ) );
		$beyond = self::data( $this->ask( '75024', 99 ) );

		self::assertSame( array( 'Country', 'State', 'Last day', 'First day', 'Everywhere', 'ZIP' ), self::titles( $first ) );
		self::assertSame( array( 6, 1, 1, false ), array( $first['total'], $first['pages'], $first['page'], $first['demo'] ) );
		self::assertSame( $first, $second );
		self::assertSame( $first, $beyond );
	}

	public function test_six_a_page(): void {
		$this->store( ...array_map( static fn ( int $number ): Rebate => new Rebate( "r$number", "Rebate $number", amount: 100.0 - $number, provider: 'P' ), range( 1, 14 ) ) );

		$pages = array_map( fn ( int $page ): array => self::data( $this->ask( '75024', $page ) ), array( 1, 2, 3 ) );

		self::assertSame( array( 6, 6, 2 ), array_map( static fn ( array $page ): int => count( self::titles( $page ) ), $pages ) );
		self::assertSame( array( 14, 3, 3 ), array( $pages[2]['total'], $pages[2]['pages'], $pages[2]['page'] ) );
		self::assertSame( 'Rebate 7', self::titles( $pages[1] )[0] );
	}

	public function test_in_the_language_of_the_page_where_it_is_translated(): void {
		$this->store(
			new Rebate( 'a', 'Furnace', 'Calefactor', 'Fournaise', 650.0, true, 'Utility', 'https://utility.example/terms', expires: '2026-12-31' ),
			new Rebate( 'b', 'Thermostat', provider: 'City' ),
		);

		self::assertSame(
			array(
				array( 'title' => 'Fournaise', 'lang' => 'fr', 'amount' => 650.0, 'upTo' => true, 'provider' => 'Utility', 'url' => 'https://utility.example/terms', 'expires' => '2026-12-31' ),
				array( 'title' => 'Thermostat', 'lang' => 'en', 'amount' => null, 'upTo' => false, 'provider' => 'City', 'url' => '', 'expires' => null ),
			),
			self::data( $this->ask( '75024', 1, 'fr' ) )['rebates']
		);
	}

	public function test_a_place_is_needed_and_must_exist(): void {
		$this->store();
		$missing = $this->ask( " \t" );
		$nowhere = $this->ask( str_repeat( '9', 2000 ) );

		self::assertSame( array( 400, 'hvac_blocks_missing_location' ), array( $missing->get_status(), self::data( $missing )['code'] ) );
		self::assertSame( array( 200, 0, null, array() ), array( $nowhere->get_status(), self::data( $nowhere )['total'], self::data( $nowhere )['location'], self::data( $nowhere )['rebates'] ) );
		self::assertSame( 400, $this->rest( 'GET', self::PATH, array( 'q' => '75024', 'page' => 'x' ) )->get_status() );
	}

	#[TestWith( array( '12:00', 300 ) )]
	#[TestWith( array( '23:59:30', 30 ) )]
	public function test_caches_keep_an_answer_until_midnight_at_most( string $time, int $seconds ): void {
		$this->answer( new EmbeddedRebateDirectory( new RebateStore( self::wpdb() ), self::calendar( $time ) ), self::calendar( $time ) );

		self::assertSame( "public, max-age=$seconds", $this->ask( '75024' )->get_headers()['Cache-Control'] );
	}

	public function test_a_service_is_asked_for_the_page_and_what_has_expired_is_left_out(): void {
		$this->service(
			array(
				'total'   => 5,
				'rebates' => array(
					array( 'title' => 'Good', 'amount' => '1250', 'provider' => 'Utility', 'url' => 'javascript:alert(1)', 'expires' => '2026-06-15T23:59:59Z' ),
					array( 'title' => 'Expired', 'amount' => 5, 'provider' => 'Utility', 'expires' => '2026-06-14' ),
					array( 'title' => 'Unreadable day', 'amount' => 5, 'provider' => 'Utility', 'expires' => 'soon' ),
					array( 'title' => '', 'amount' => 5, 'provider' => 'Utility' ),
					array( 'title' => 'No <b>amount</b>', 'amount' => -1, 'provider' => 'City', 'url' => 'https://city.example/', 'expires' => null ),
				),
			)
		);
		$data = self::data( $this->ask( 'Plano, TX', 1, 'es' ) );

		self::assertSame( array( 'q' => '75024', 'page' => '1', 'lang' => 'es' ), $this->upstream_requests()[0]['query'] );
		self::assertSame( 2, $data['total'] );
		self::assertSame(
			array(
				array( 'title' => 'Good', 'lang' => 'es', 'amount' => 1250.0, 'upTo' => false, 'provider' => 'Utility', 'url' => '', 'expires' => '2026-06-15' ),
				array( 'title' => 'No amount', 'lang' => 'es', 'amount' => null, 'upTo' => false, 'provider' => 'City', 'url' => 'https://city.example/', 'expires' => null ),
			),
			$data['rebates']
		);
	}

	/** @return iterable<string, array{string}> */
	public static function failures(): iterable {
		foreach ( array( '500', '429', 'garbage', 'large', 'redirect', 'refuse' ) as $mode ) {
			yield $mode => array( $mode );
		}
	}

	#[DataProvider( 'failures' )]
	public function test_a_service_that_fails_is_said_in_the_language_of_the_page( string $mode ): void {
		$this->service( null, $mode );
		$response = $this->ask( '75024', 1, 'es' );

		self::assertSame( array( 503, 'hvac_blocks_rebates_unavailable' ), array( $response->get_status(), self::data( $response )['code'] ) );
		self::assertStringContainsString( 'reembolsos', self::string( self::data( $response )['message'] ) );
		self::assertSame( 'no-store', $response->get_headers()['Cache-Control'] );
	}

	private function store( Rebate ...$rebates ): void {
		$store = new RebateStore( self::wpdb() );
		$store->write( array_values( array_map( static fn ( Rebate $rebate ): StoredRebate => new StoredRebate( $rebate, 'import' ), $rebates ) ) );
		$this->answer( new EmbeddedRebateDirectory( $store, self::calendar() ) );
	}

	private function service( mixed $answer, string $mode = 'ok' ): void {
		$this->reset_upstream();
		$this->tell_upstream( 'rebates', array_filter( array( 'mode' => $mode, 'answer' => $answer ), static fn ( mixed $value ): bool => null !== $value ) );
		$settings = $this->settings( array( 'rebates_url' => $this->upstream( 'rebates' ) ) );
		$state    = new ArrayState();

		$this->answer( new HttpRebateDirectory( $settings, new AnswerCache( new WordPressClient( $settings, new AddressGuard( $settings ) ), $state, $state->clock() ), self::calendar() ) );
	}

	private function answer( RebateDirectory $directory, ?SiteCalendar $calendar = null ): void {
		remove_all_actions( 'rest_api_init' );
		self::answer_routes( new FindRebatesRoute( new PlaceRebateSearch( new FixedPostalAreas(), $directory ), $calendar ?? self::calendar() ) );
	}

	private function ask( string $query, int $page = 1, string $lang = Language::English->value ): WP_REST_Response {
		return $this->rest( 'GET', self::PATH, array( 'q' => $query, 'page' => $page, 'lang' => $lang ) );
	}

	private static function calendar( string $time = '12:00' ): SiteCalendar {
		return new SiteCalendar( static fn (): int => (int) strtotime( self::TODAY . " $time UTC" ) );
	}

	/**
	 * @param array<array-key, mixed> $data
	 * @return list<mixed>
	 */
	private static function titles( array $data ): array {
		return array_column( is_array( $data['rebates'] ) ? $data['rebates'] : array(), 'title' );
	}

	private static function string( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
