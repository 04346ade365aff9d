<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Csv;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class CsvFileTest extends TestCase {
	public function test_the_heading_says_that_it_is_utf_8(): void {
		self::assertSame( "\xEF\xBB\xBFid,name\r\n", CsvFile::heading( array( 'id', 'name' ) ) );
	}

	public function test_numbers_are_numbers_and_all_else_is_text(): void {
		self::assertSame( "\"a \"\"b\"\"\",33.1234567,-5,\"1\",\"0\",\"\",\"\",\"'=1\"\r\n", CsvFile::row( array( 'a "b"', 33.1234567, -5, true, false, null, array( 'x' ), '=1' ) ) );
	}

	#[TestWith( array( 'One', 'One' ) )]
	#[TestWith( array( '=1+1', "'=1+1" ) )]
	#[TestWith( array( "'-1", "''-1" ) )]
	#[TestWith( array( "'", "'" ) )]
	#[TestWith( array( 'a; =1', "a; '=1" ) )]
	#[TestWith( array( "a\n=1", "a\n'=1" ) )]
	#[TestWith( array( "\t=1", "\t'=1" ) )]
	#[TestWith( array( "L'Été", "L'Été" ) )]
	#[TestWith( array( "\xE9=", "\xE9=" ) )]
	public function test_a_spreadsheet_executes_nothing_and_the_text_comes_back( string $text, string $guarded ): void {
		self::assertSame( $guarded, FormulaGuard::protect( $text ) );
		self::assertSame( $text, FormulaGuard::release( $guarded ) );
	}
}
