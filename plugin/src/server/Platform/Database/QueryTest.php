<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use HvacBlocks\Platform\Import\ImportTables;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use wpdb;

defined( 'ABSPATH' ) || exit;

final class QueryTest extends TestCase {
	public function test_inserted_text_comes_back_unchanged(): void {
		$texts = array( '', 'plain', '75024', "O'Neil", '"quoted"', 'C:\\', "\\'", "'), (1, 99, 'x", '100 % %s %i %d', '?', '-- no comment', '{"a":["b"]}', "Montréal\r\n\t…", '[0-~]' );

		$this->insert( $texts );
		self::assertSame( $texts, $this->stored() );
	}

	public function test_many_rows_go_into_several_statements_and_all_arrive(): void {
		$texts      = array_map( static fn ( int $number ): string => str_pad( (string) $number, 1000, 'x' ), range( 1, 300 ) );
		$statements = 0;
		$count      = static function ( string $query ) use ( &$statements ): string {
			$statements += (int) str_starts_with( $query, 'INSERT' );

			return $query;
		};

		add_filter( 'query', $count );

		$this->insert( $texts );
		self::assertSame( 3, $statements );
		self::assertSame( $texts, $this->stored() );
	}

	/** @param \Closure( wpdb ): mixed $ask */
	#[DataProvider( 'refused' )]
	public function test_a_statement_that_fails_throws_and_the_log_has_no_value_of_it( \Closure $ask ): void {
		$log = self::log_to_file();

		try {
			$ask( self::wpdb() );
			self::fail( 'It throws.' );
		} catch ( DatabaseFailure $failure ) {
			self::assertStringStartsWith( 'The database failed (', $failure->getMessage() );
		}

		self::assertStringContainsString( 'the database failed (', (string) file_get_contents( $log ) );
		self::assertStringContainsString( 'hvac_no_such_table', (string) file_get_contents( $log ) );
		self::assertStringNotContainsString( 'ana@example.com', (string) file_get_contents( $log ) );
		self::assertArrayHasKey( 'DONOTCACHEPAGE', get_defined_constants() );
	}

	/** @return array<string, array{\Closure( wpdb ): mixed}> */
	public static function refused(): array {
		return array(
			'rows'   => array( static fn ( wpdb $wpdb ) => Query::rows( $wpdb, 'SELECT * FROM %i WHERE email = %s', 'hvac_no_such_table', 'ana@example.com' ) ),
			'row'    => array( static fn ( wpdb $wpdb ) => Query::row( $wpdb, 'SELECT * FROM %i WHERE email = %s', 'hvac_no_such_table', 'ana@example.com' ) ),
			'value'  => array( static fn ( wpdb $wpdb ) => Query::value( $wpdb, 'SELECT * FROM %i WHERE email = %s', 'hvac_no_such_table', 'ana@example.com' ) ),
			'column' => array( static fn ( wpdb $wpdb ) => Query::column( $wpdb, 'SELECT * FROM %i WHERE email = %s', 'hvac_no_such_table', 'ana@example.com' ) ),
			'run'    => array( static fn ( wpdb $wpdb ) => Query::run( $wpdb, 'DELETE FROM %i WHERE email = %s', 'hvac_no_such_table', 'ana@example.com' ) ),
			'insert' => array( static fn ( wpdb $wpdb ) => Query::insert( $wpdb, 'INSERT INTO %i (email) VALUES', 'hvac_no_such_table', array( array( 'ana@example.com' ) ) ) ),
		);
	}

	public function test_a_read_without_a_connection_throws_and_gives_nothing_of_an_earlier_one(): void {
		$wpdb  = self::wpdb();
		$ready = $wpdb->ready;
		self::log_to_file();
		Query::rows( $wpdb, 'SELECT * FROM %i', $wpdb->options );

		try {
			$wpdb->ready = false;
			$this->expectException( DatabaseFailure::class );
			Query::rows( $wpdb, 'SELECT * FROM %i', $wpdb->posts );
		} finally {
			$wpdb->ready = $ready;
		}
	}

	public function test_a_statement_that_a_filter_takes_away_throws(): void {
		self::log_to_file();
		add_filter( 'query', static fn ( string $query ): string => str_contains( $query, 'hvac_marker' ) ? '' : $query );
		$this->expectException( DatabaseFailure::class );

		Query::rows( self::wpdb(), 'SELECT 1 AS hvac_marker' );
	}

	public function test_text_that_no_table_can_hold_is_in_no_row(): void {
		self::assertSame( array(), Query::rows( self::wpdb(), 'SELECT * FROM %i WHERE option_name = %s', self::wpdb()->options, "\xff\xfe" ) );
	}

	public function test_an_answer_has_the_types_of_its_methods(): void {
		$wpdb = self::wpdb();

		self::assertNull( Query::row( $wpdb, 'SELECT * FROM %i WHERE option_id = 0', $wpdb->options ) );
		self::assertNull( Query::value( $wpdb, 'SELECT option_id FROM %i WHERE option_id = 0', $wpdb->options ) );
		self::assertNull( Query::value( $wpdb, 'SELECT NULL AS none' ) );
		self::assertSame( '0', Query::value( $wpdb, 'SELECT 0 AS none' ) );
		self::assertSame( array(), Query::column( $wpdb, 'SELECT option_id FROM %i WHERE option_id = 0', $wpdb->options ) );
		self::assertSame( array( '' ), Query::column( $wpdb, 'SELECT NULL AS none' ) );
		self::assertSame( 7, Query::row( $wpdb, 'SELECT 7 AS seven, 8 AS eight' )?->int( 'seven' ) );
	}

	public function test_no_rows_are_no_statement(): void {
		$this->insert( array() );
		self::assertSame( array(), $this->stored() );
	}

	/** @param list<string> $texts */
	private function insert( array $texts ): void {
		$rows = array_map( static fn ( int $number, string $text ): array => array( 1, $number, $text ), array_keys( $texts ), $texts );

		Query::insert( self::wpdb(), 'INSERT INTO %i (import_id, number, content) VALUES', ImportTables::chunks( self::wpdb() ), $rows );
	}

	/** @return list<string> */
	private function stored(): array {
		return Query::column( self::wpdb(), 'SELECT content FROM %i WHERE import_id = 1 ORDER BY number', ImportTables::chunks( self::wpdb() ) );
	}
}
