<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\Records\CrossCheck;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Platform\Http\AddressGuard;
use HvacBlocks\Platform\Http\AnswerCache;
use HvacBlocks\Platform\Http\FailureReason;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Http\UpstreamLog;
use HvacBlocks\Platform\Http\WordPressClient;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\ArrayState;
use HvacBlocks\Testing\FixedPostalAreas;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;
use HvacBlocks\Testing\Upstreams\MockUpstream;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class HttpDealerDirectoryTest extends TestCase {
	use MockUpstream;

	private HttpDealerDirectory $dealers;

	private ArrayState $state;

	/** @var list<string> */
	private array $log = array();

	#[Before]
	public function make_directory(): void {
		$this->reset_upstream();

		$this->state   = new ArrayState();
		$settings      = $this->settings( array( 'dealers_url' => $this->upstream( 'dealers' ) ) );
		$this->dealers = new HttpDealerDirectory( $settings, new AnswerCache( new WordPressClient( $settings, new AddressGuard( $settings ) ), $this->state, $this->state->clock() ), new FixedPostalAreas(), $this->state, new CrossCheck( new EmbeddedPostalAreaDirectory( self::wpdb() ) ), new UpstreamLog( function ( string $line ): void {
			$this->log[] = $line;
		} ) );
	}

	public function test_it_asks_with_the_zip_and_the_mode(): void {
		$this->dealers->search( 'Plano, TX', SearchMode::Campaign );

		self::assertSame( array( 'zip' => '75024', 'mode' => 'campaign' ), $this->upstream_requests()[0]['query'] );
	}

	public function test_the_dealers_come_nearest_first_and_tidied(): void {
		$result = $this->dealers->search( '75024', SearchMode::Standard );
		$first  = $result->dealers[0]->to_array();

		self::assertSame( 7, $result->total );
		self::assertSame( 25, $result->radius );
		self::assertSame( 'Plano', $result->location?->name );
		self::assertSame( array( 0.0, 1.4, 2.8, 4.1, 5.5, 6.9, null ), array_map( static fn ( Dealer $dealer ): ?float => $dealer->distance, $result->dealers ) );
		self::assertSame( 'UP750240', $first['data']['companyID'] );
		self::assertSame( '75024', $first['data']['zip'] );
		self::assertTrue( $first['data']['showAddress'] );
		self::assertFalse( $first['data']['emergencyService'] );
		self::assertSame( array( '75024' ), $first['zipcodeCoverage'] );
		self::assertSame( 4.5, $first['metaData']['average_rating'] );
	}

	public function test_the_radius_is_the_first_step_that_holds_them_in_whatever_order_steps_were_entered(): void {
		update_option( Settings::OPTION, array( ...(array) get_option( Settings::OPTION ), 'dealer_radius_steps' => array( 100, 50, 25 ) ) );

		self::assertSame( 25, $this->dealers->search( 'Plano, TX', SearchMode::Standard )->radius );
	}

	public function test_of_half_a_dealer_is_shown_what_can_be_shown(): void {
		$dealers = array_column( array_map( static fn ( Dealer $dealer ): array => $dealer->to_array(), $this->dealers->search( '75024', SearchMode::Standard )->dealers ), null, 'profileUrl' );
		$by_id   = array();

		foreach ( $dealers as $dealer ) {
			$by_id[ $dealer['data']['companyID'] ] = $dealer;
		}

		self::assertSame( '', $by_id['UP750245']['data']['phone1'], 'a number nobody can call' );
		self::assertSame( 'Hillcrest Mechanical', $by_id['UP750245']['data']['name'] );
		self::assertSame( 'Dealer in Plano', $by_id['UP750246']['data']['name'] );
		self::assertNull( $by_id['UP750246']['distance'] );
		self::assertSame( '972-555-0106', $by_id['UP750246']['data']['phone1'] );
		self::assertSame( array( '75024' ), $by_id['UP750246']['zipcodeCoverage'] );
	}

	public function test_halves_are_logged_once_and_not_once_a_search(): void {
		$this->dealers->search( '75024', SearchMode::Standard );
		$this->dealers->search( '75024', SearchMode::Campaign );

		self::assertCount( 1, $this->log );
		self::assertStringContainsString( 'of 7 things that the dealers service (127.0.0.1) sent, 2 cannot be read whole', $this->log[0] );
		$this->state->now += 3600;
		$this->dealers->search( '75024', SearchMode::Standard );
		self::assertCount( 2, $this->log );
	}

	public function test_whole_dealers_are_nothing_to_log(): void {
		$this->tell_upstream( 'dealers', array( 'answer' => array( 'dealers' => array( array( 'data' => array( 'companyID' => 'A1', 'name' => 'One' ), 'location' => array( 'lat' => 33, 'lon' => -96.8 ) ) ) ) ) );
		$this->dealers->search( '75024', SearchMode::Standard );

		self::assertSame( array(), $this->log );
	}

	public function test_swapped_coordinates_are_corrected_and_told_in_site_health(): void {
		TestPlaces::load( self::wpdb(), array( '75024', '90001' ) );
		$sent = array(
			'SWAPPED' => array( 'data' => array( 'companyID' => 'SWAPPED', 'name' => 'Swapped', 'state' => 'TX', 'zip' => '75024' ), 'location' => array( 'lat' => -96.8, 'lon' => 33.1 ) ),
			'SIGN'    => array( 'data' => array( 'companyID' => 'SIGN', 'name' => 'Sign', 'state' => 'TX', 'zip' => '75024' ), 'location' => array( 'lat' => 33.1, 'lon' => 96.8 ) ),
			'STATE'   => array( 'data' => array( 'companyID' => 'STATE', 'name' => 'State', 'state' => 'TX', 'zip' => '90001' ), 'location' => array( 'lat' => 33.1, 'lon' => -96.8 ) ),
			'RIGHT'   => array( 'data' => array( 'companyID' => 'RIGHT', 'name' => 'Right', 'state' => 'TX', 'zip' => '75024' ), 'location' => array( 'lat' => 33.1, 'lon' => -96.8 ) ),
		);
		$this->tell_upstream( 'dealers', array( 'answer' => array( 'dealers' => array_values( $sent ) ) ) );

		// Site Health's list is in the site's language, whatever a visitor reads.
		$found = LanguageSwitch::in( Language::French, fn (): array => $this->dealers->search( '75024', SearchMode::Standard )->dealers );
		self::assertSame( array( array( 33.1, -96.8, 1.4 ) ), array_values( array_unique( array_map( static fn ( Dealer $dealer ): array => array( $dealer->lat, $dealer->lon, $dealer->distance ), $found ), SORT_REGULAR ) ) );
		self::assertSame( -96.8, $this->dealers->get( 'SWAPPED' )?->lon );

		$health = $this->health();
		self::assertSame( 'recommended', $health['status'] );
		self::assertStringContainsString( 'SIGN: The coordinates were in the wrong order or had a wrong sign: 33.1, 96.8 was corrected to 33.1, -96.8.', $health['description'] );
		self::assertStringContainsString( 'STATE: ZIP or postal code 90001 is in California, not in Texas.', $health['description'] );
		self::assertStringNotContainsString( 'RIGHT', $health['description'] );

		// The service corrects them.
		$this->state->now += 3600;
		$this->tell_upstream( 'dealers', array( 'answer' => array( 'dealers' => array_map( static fn ( string $id ): array => array( ...$sent['RIGHT'], 'data' => array( ...$sent['RIGHT']['data'], 'companyID' => $id ) ), array_keys( $sent ) ) ) ) );
		$this->dealers->search( '75024', SearchMode::Standard );
		self::assertSame( 'good', $this->health()['status'] );
	}

	/** @return array{status: string, description: string} */
	private function health(): array {
		$doubts = new UpstreamDoubts( $this->settings( array( 'dealers_provider' => 'http', 'dealers_url' => $this->upstream( 'dealers' ) ) ), $this->state );
		remove_all_filters( 'site_status_tests' );
		$doubts->boot();
		$tests = apply_filters( 'site_status_tests', array() );
		$test  = is_array( $tests ) && is_array( $tests['direct'] ?? null ) ? $tests['direct']['hvac_blocks_upstream_dealers'] ?? null : null;
		self::assertIsArray( $test );
		self::assertIsCallable( $test['test'] );

		return $doubts->result();
	}

	public function test_a_site_with_its_own_dealers_hears_nothing_of_them(): void {
		remove_all_filters( 'site_status_tests' );
		( new UpstreamDoubts( $this->settings(), $this->state ) )->boot();

		self::assertSame( array(), apply_filters( 'site_status_tests', array() ) );
	}

	public function test_without_an_id_there_is_no_dealer_and_one_sent_twice_is_one(): void {
		$this->tell_upstream( 'dealers', array( 'answer' => array( 'dealers' => array( array(), array( 'data' => array( 'name' => 'No ID' ) ), array( 'data' => array( 'companyID' => 'A1', 'name' => 'One' ) ), array( 'data' => array( 'companyID' => 'A1', 'name' => 'Again' ) ), array( 'data' => array( 'companyID' => '../x', 'name' => 'Bad ID' ) ) ) ) ) );

		$result = $this->dealers->search( '75024', SearchMode::Standard );

		self::assertSame( array( 'One' ), array_map( static fn ( Dealer $dealer ): string => $dealer->name, $result->dealers ) );
		self::assertSame( 1, $result->total );
	}

	public function test_at_most_a_hundred_are_given_and_all_are_counted(): void {
		$this->tell_upstream( 'dealers', array( 'answer' => array( 'dealers' => array_map( static fn ( int $number ): array => array( 'data' => array( 'companyID' => "N$number", 'name' => "Dealer $number" ), 'location' => array( 'lat' => 33 + $number / 1000, 'lon' => -96.8 ) ), range( 1, 130 ) ) ) ) );

		$result = $this->dealers->search( '75024', SearchMode::Standard );

		self::assertCount( 100, $result->dealers );
		self::assertSame( 130, $result->total );
	}

	public function test_a_place_that_does_not_exist_is_not_asked_for(): void {
		self::assertNull( $this->dealers->search( '00000', SearchMode::Standard )->location );
		self::assertSame( array(), $this->upstream_requests() );
	}

	public function test_no_dealers(): void {
		$this->tell_upstream( 'dealers', array( 'answer' => array( 'dealers' => array() ) ) );

		$result = $this->dealers->search( '75024', SearchMode::Standard );

		self::assertSame( array( 100, 0, array() ), array( $result->radius, $result->total, $result->dealers ) );
	}

	public function test_the_service_may_name_the_nearest_where_it_has_nobody(): void {
		$far = array( 'data' => array( 'companyID' => 'FAR', 'name' => 'Far' ), 'location' => array( 'lat' => 45.5, 'lon' => -73.6 ) );

		$this->tell_upstream( 'dealers', array( 'answer' => array( 'dealers' => array(), 'nearest' => $far ) ) );
		$nearest = $this->dealers->search( '75024', SearchMode::Standard )->nearest;
		self::assertSame( array( 'Far', 1499.6 ), array( $nearest?->name, $nearest?->distance ) );

		$this->tell_upstream( 'dealers', array( 'answer' => array( 'dealers' => array( array( 'data' => array( 'companyID' => 'A1', 'name' => 'One' ) ) ), 'nearest' => $far ) ) );
		self::assertNull( $this->dealers->search( '75024', SearchMode::Campaign )->nearest );
	}

	#[DataProvider( 'no_nearest' )]
	public function test_what_is_no_dealer_is_not_the_nearest_one( mixed $nearest ): void {
		$this->tell_upstream( 'dealers', array( 'answer' => array( 'dealers' => array(), 'nearest' => $nearest ) ) );

		self::assertNull( $this->dealers->search( '75024', SearchMode::Standard )->nearest );
	}

	/** @return array<string, array{mixed}> */
	public static function no_nearest(): array {
		return array(
			'nothing'       => array( null ),
			'text'          => array( 'Far' ),
			'no ID'         => array( array( 'data' => array( 'name' => 'Far' ) ) ),
			'an empty list' => array( array() ),
		);
	}

	public function test_one_that_a_search_found_can_be_asked_for(): void {
		self::assertNull( $this->dealers->get( 'UP750242' ) );
		$this->dealers->search( '75024', SearchMode::Standard );

		$dealer = $this->dealers->get( 'UP750241' );

		self::assertSame( 'Blue Door Heating', $dealer?->name );
		self::assertNull( $dealer->distance );
		self::assertNull( $this->dealers->get( 'up750241' ) );
		self::assertNull( $this->dealers->get( "' OR 1=1" ) );
	}

	/** @param array<string, mixed> $told */
	#[DataProvider( 'failures' )]
	public function test_a_failing_service_is_a_failure( array $told, FailureReason $reason ): void {
		$this->tell_upstream( 'dealers', $told );

		try {
			$this->dealers->search( '75024', SearchMode::Standard );
			self::fail( 'It did not fail.' );
		} catch ( UpstreamFailure $failure ) {
			self::assertSame( $reason, $failure->reason );
		}
	}

	/** @return array<string, array{array<string, mixed>, FailureReason}> */
	public static function failures(): array {
		return array(
			'down'      => array( array( 'mode' => '500' ), FailureReason::BadStatus ),
			'no list'   => array( array( 'answer' => array( 'dealers' => 'none' ) ), FailureReason::Garbage ),
			'no object' => array( array( 'answer' => array( 'dealers' => array( 'x' ) ) ), FailureReason::Garbage ),
			'garbage'   => array( array( 'mode' => 'garbage' ), FailureReason::Garbage ),
			'too large' => array( array( 'mode' => 'large' ), FailureReason::TooLarge ),
			'elsewhere' => array( array( 'mode' => 'redirect' ), FailureReason::Redirected ),
			'silent'    => array( array( 'mode' => 'hang' ), FailureReason::Timeout ),
			'gone'      => array( array( 'mode' => 'refuse' ), FailureReason::Refused ),
		);
	}

	/** @param array<string, mixed> $told */
	#[DataProvider( 'failures' )]
	public function test_whatever_is_wrong_with_the_service_the_last_answer_is_given( array $told ): void {
		$this->dealers->search( '75024', SearchMode::Standard );
		$this->state->now += 3600;
		$this->tell_upstream( 'dealers', $told );

		self::assertSame( 7, $this->dealers->search( '75024', SearchMode::Standard )->total );
	}
}
