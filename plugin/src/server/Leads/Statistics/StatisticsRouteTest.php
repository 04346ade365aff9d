<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use DateTimeImmutable;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\AnswerShape;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestPlaces;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The statistics that an administrator receives. */
final class StatisticsRouteTest extends TestCase {
	private const ROUTE = '/hvac-blocks/v1/admin/search-report';

	protected function setUp(): void {
		$wpdb = self::wpdb();

		( new CountTables( $wpdb ) )->install();
		TestPlaces::load( $wpdb, array( '75024', '79936', '99501' ) );
		remove_all_actions( 'rest_api_init' );
		add_action( 'rest_api_init', 'rest_api_default_filters' );
		self::answer_routes( new ShowStatisticsRoute( new SearchStatistics( $wpdb ), new Steps( $wpdb ), new Settings() ), new ExportStatisticsRoute( new SearchStatistics( $wpdb ), new Steps( $wpdb ) ) );
		$this->as_role( 'administrator' );
	}

	public function test_it_is_registered(): void {
		self::assertArrayHasKey( self::ROUTE, rest_get_server()->get_routes() );
		self::assertArrayHasKey( self::ROUTE . '/export', rest_get_server()->get_routes() );
	}

	/** @param 'editor'|'subscriber'|'anonymous' $role */
	#[TestWith( array( 'anonymous', 401 ) )]
	#[TestWith( array( 'subscriber', 403 ) )]
	#[TestWith( array( 'editor', 403 ) )]
	public function test_nobody_but_administrators_sees_it( string $role, int $status ): void {
		$this->as_role( $role );

		self::assertSame( $status, $this->rest( 'GET', self::ROUTE )->get_status() );
		self::assertSame( $status, $this->rest( 'GET', self::ROUTE . '/export' )->get_status() );
	}

	public function test_its_schema_describes_its_answer(): void {
		$this->given( SearchOutcome::Nobody, 0, '99501', 2 );
		$this->given( SearchOutcome::Found, 0, '11111', 2 );

		$schema = self::data( $this->rest( 'OPTIONS', self::ROUTE ) )['schema'];
		$answer = $this->rest( 'GET', self::ROUTE )->get_data();

		self::assertIsArray( $schema );
		self::assertTrue( rest_validate_value_from_schema( $answer, $schema ) );
		self::assertSame( array(), AnswerShape::differences( $answer, $schema, '' ) );
		self::assertSame( $answer, rest_sanitize_value_from_schema( $answer, $schema ) );
	}

	public function test_without_arguments_it_is_of_thirty_days(): void {
		$report = $this->report();

		self::assertSame( array( self::day( 29 ), self::day() ), array( $report['from'], $report['to'] ) );
		self::assertCount( 30, (array) $report['days'] );
		self::assertSame( array( true, 400 ), array( $report['isOn'], $report['daysKept'] ) );
	}

	public function test_so_many_days_up_to_today(): void {
		self::assertSame( self::day( 6 ), $this->report( array( 'days' => '7' ) )['from'] );
	}

	public function test_days_totals_and_the_days_before(): void {
		$this->given( SearchOutcome::Found, 0, '75024', 5 );
		$this->given( SearchOutcome::Nobody, 0, '99501', 2 );
		$this->given( SearchOutcome::Nowhere, 1, '', 3 );
		$this->given( SearchOutcome::Found, 2, '75024', 7 );
		$this->given( SearchOutcome::Found, 4, '75024', 100 );
		// Of another kind: not a search.
		( new DailyCounts( self::wpdb() ) )->add( 'form_open', 'contact-dealer', 'D1' );

		$today  = self::day();
		$report = $this->report( array( 'from' => self::day( 1 ), 'to' => $today ) );

		self::assertSame( array( 'searches' => 10, 'found' => 5, 'nobody' => 2, 'nowhere' => 3 ), $report['totals'] );
		self::assertSame( array( 'searches' => 7, 'found' => 7, 'nobody' => 0, 'nowhere' => 0 ), $report['before'] );
		self::assertSame(
			array(
				array( 'day' => self::day( 1 ), 'found' => 0, 'nobody' => 0, 'nowhere' => 3 ),
				array( 'day' => $today, 'found' => 5, 'nobody' => 2, 'nowhere' => 0 ),
			),
			$report['days']
		);
	}

	public function test_places_are_named_and_the_unserved_told_apart(): void {
		$this->given( SearchOutcome::Found, 3, '75024', 5 );
		$this->given( SearchOutcome::Nobody, 2, '99501', 1 );
		$this->given( SearchOutcome::Nobody, 1, '99501', 1 );
		$this->given( SearchOutcome::Nobody, 0, '79936', 4 );
		$this->given( SearchOutcome::Found, 0, '79936', 9 );

		$report = $this->report();

		self::assertSame( array( '79936', '75024', '99501' ), array_column( (array) $report['places'], 'zip' ) );
		self::assertSame( array( '79936', '99501' ), array_column( (array) $report['unserved'], 'zip' ) );

		$anchorage = (array) ( (array) $report['unserved'] )[1];

		self::assertSame( array( 'Anchorage', 'Alaska', 2, 2, self::day( 1 ) ), array( $anchorage['name'], $anchorage['region'], $anchorage['searches'], $anchorage['nobody'], $anchorage['last'] ) );
		self::assertSame( 'AK', $anchorage['regionCode'] );
		self::assertEqualsWithDelta( 61.2, $anchorage['lat'], 0.5 );
	}

	/** @param array<string, string> $period */
	#[DataProvider( 'bad_periods' )]
	public function test_a_bad_period_is_refused( array $period ): void {
		self::assertSame( 400, $this->rest( 'GET', self::ROUTE, $period )->get_status() );
		self::assertSame( 400, $this->rest( 'GET', self::ROUTE . '/export', $period )->get_status() );
	}

	/** @return array<string, array{array<string, string>}> */
	public static function bad_periods(): array {
		return array(
			'no day'          => array( array( 'from' => '2026-02-30' ) ),
			'the wrong order' => array( array( 'from' => '2026-02-02', 'to' => '2026-02-01' ) ),
			'too long'        => array( array( 'from' => '1970-01-01', 'to' => '2026-02-01' ) ),
			'no days'         => array( array( 'days' => '0' ) ),
			'no date'         => array( array( 'from' => 'yesterday' ) ),
			'SQL'             => array( array( 'to' => "2026-02-01' OR '1'='1" ) ),
		);
	}

	public function test_no_cell_of_the_file_is_a_formula(): void {
		$wpdb = self::wpdb();

		// No visitor can cause this: other code wrote into the table.
		$wpdb->insert( CountTables::name( $wpdb ), array( 'event' => 'search_nobody', 'day' => self::day(), 'subject' => '=1+1', 'total' => 2 ) );
		$this->given( SearchOutcome::Nobody, 0, '99501', 3 );
		$this->given( SearchOutcome::Found, 0, '75024', 3 );

		$today = self::day();

		self::assertSame( "\xEF\xBB\xBF" . '"zip","place","state","searches","searchesWithoutDealer","lastSearched"' . "\r\n\"99501\",\"Anchorage\",\"Alaska\",\"3\",\"3\",\"$today\"\r\n\"'=1+1\",\"\",\"\",\"2\",\"2\",\"$today\"\r\n", $this->file( array() ) );
		self::assertStringContainsString( '"75024"', $this->file( array( 'list' => 'places' ) ) );
		self::assertSame( 400, $this->rest( 'GET', self::ROUTE . '/export', array( 'list' => 'people' ) )->get_status() );
	}

	public function test_the_file_of_steps_tells_each_as_a_share_of_those_who_started(): void {
		$counts = new DailyCounts( self::wpdb() );

		foreach ( array( 'wizard_start flow3', 'wizard_start flow3', 'wizard_start flow3', 'wizard_step flow3-homeSize', 'wizard_finish flow3', 'calculator_result repair' ) as $step ) {
			$counts->add( ...explode( ' ', $step ) );
		}

		$lines = explode( "\r\n", substr( $this->file( array( 'list' => 'steps' ) ), 3 ) );

		self::assertSame( '"tool","flow","step","visitors","percentOfStarted"', $lines[0] );
		self::assertContains( '"wizard","flow1","outdoorUnit","0",""', $lines );
		self::assertSame( array( '"wizard","flow3","started","3","100"', '"wizard","flow3","homeSize","1","33.3"', '"wizard","flow3","issues","0","0"', '"wizard","flow3","zipCode","0","0"', '"wizard","flow3","finished","1","33.3"', '"calculator","","replace","0",""', '"calculator","","repair","1",""', '' ), array_slice( $lines, -8 ) );
		self::assertStringContainsString( '"0",""', $this->file( array( 'list' => 'steps', 'from' => '2020-01-01', 'to' => '2020-01-02' ) ) );
	}

	public function test_a_hundred_thousand_rows_are_added_up(): void {
		$wpdb   = self::wpdb();
		$table  = CountTables::name( $wpdb );
		$today  = self::day();
		$values = array_map( static fn ( int $zip ): string => sprintf( "('%s', '%s', '%05d', 1)", 0 === $zip % 5 ? 'search_nobody' : 'search_found', $today, $zip ), range( 10_001, 11_112 ) );

		$wpdb->query( "INSERT INTO $table (event, day, subject, total) VALUES " . implode( ',', $values ) );
		foreach ( range( 1, 89 ) as $days ) {
			$wpdb->query( (string) $wpdb->prepare( 'INSERT INTO %i (event, day, subject, total) SELECT event, %s, subject, total FROM %i WHERE day = %s', $table, self::day( $days ), $table, $today ) );
		}

		$report = $this->report( array( 'from' => self::day( 89 ) ) );

		self::assertSame( 90 * 1112, ( (array) $report['totals'] )['searches'] ?? 0 );
	}

	private static function day( int $ago = 0 ): string {
		return ( new DateTimeImmutable( 'today', wp_timezone() ) )->modify( "-$ago days" )->format( 'Y-m-d' );
	}

	private function given( SearchOutcome $outcome, int $days_ago, string $zip, int $times ): void {
		$wpdb = self::wpdb();
		$wpdb->insert( CountTables::name( $wpdb ), array( 'event' => $outcome->value, 'day' => self::day( $days_ago ), 'subject' => $zip, 'total' => $times ) );
	}

	/**
	 * @param array<string, string> $period
	 * @return array<string, mixed>
	 */
	private function report( array $period = array() ): array {
		$response = $this->rest( 'GET', self::ROUTE, $period );
		self::assertSame( array( 200, 'no-store' ), array( $response->get_status(), $response->get_headers()['Cache-Control'] ) );

		return self::data( $response );
	}

	/** @param array<string, string> $arguments */
	private function file( array $arguments ): string {
		$response = $this->rest( 'GET', self::ROUTE . '/export', $arguments );

		ob_start();
		self::assertTrue( apply_filters( 'rest_pre_serve_request', false, $response, new WP_REST_Request(), rest_get_server() ) );

		return (string) ob_get_clean();
	}
}
