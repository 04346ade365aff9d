<?php
declare(strict_types=1);

namespace HvacBlocks\Database;

use HvacBlocks\Import\ImportTables;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class QueryTest extends TestCase {
	public function test_inserted_text_comes_back_unchanged(): void {
		$texts = array( '', 'plain', '75024', "O'Neil", '"quoted"', 'C:\\', "\\'", "'), (1, 99, 'x", '100 % %s %i %d', '?', '-- no comment', '{"a":["b"]}', "Montréal\r\n\t…", '[0-~]' );

		self::assertTrue( $this->insert( $texts ) );
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

		self::assertTrue( $this->insert( $texts ) );
		self::assertSame( 3, $statements );
		self::assertSame( $texts, $this->stored() );
	}

	public function test_a_refused_statement_is_told(): void {
		self::wpdb()->suppress_errors();

		self::assertFalse( Query::insert( self::wpdb(), 'INSERT INTO %i (no_such_column) VALUES', ImportTables::chunks( self::wpdb() ), array( array( 1 ) ) ) );
		self::wpdb()->suppress_errors( false );
	}

	public function test_no_rows_are_no_statement(): void {
		self::assertTrue( $this->insert( array() ) );
		self::assertSame( array(), $this->stored() );
	}

	/** @param list<string> $texts */
	private function insert( array $texts ): bool {
		$rows = array_map( static fn ( int $number, string $text ): array => array( 1, $number, $text ), array_keys( $texts ), $texts );

		return Query::insert( self::wpdb(), 'INSERT INTO %i (import_id, number, content) VALUES', ImportTables::chunks( self::wpdb() ), $rows );
	}

	/** @return list<string> */
	private function stored(): array {
		return Query::column( self::wpdb(), 'SELECT content FROM %i WHERE import_id = 1 ORDER BY number', ImportTables::chunks( self::wpdb() ) );
	}
}
