<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Platform\Import\Intake\FileFormat;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class ImportCountsTest extends TestCase {
	public function test_it_begins_with_nothing(): void {
		$counts = new ImportCounts();

		self::assertSame( array( 0, 0, array( 0, 0, 0, 0, 0 ) ), array( $counts->rows(), $counts->changes(), array_values( $counts->kinds ) ) );
		self::assertSame( array( 0, 0, 0, 0, 0, false, false ), self::others( $counts ) );
	}

	public function test_what_writes_or_removes_a_record_is_a_change(): void {
		$counts = new ImportCounts();

		foreach ( array( 'new' => 1, 'changed' => 2, 'unchanged' => 4, 'removed' => 8, 'bad' => 16 ) as $kind => $times ) {
			for ( $i = 0; $i < $times; $i++ ) {
				$counts->count( ChangeKind::from( $kind ) );
			}
		}

		self::assertSame( array( 31, 11 ), array( $counts->rows(), $counts->changes() ) );
	}

	#[TestWith( array( 0, 0, 0, 0, false ) )]
	#[TestWith( array( 0, 9, 1, 0, false ) )]
	#[TestWith( array( 0, 8, 1, 0, true ) )]
	#[TestWith( array( 1, 9, 0, 1, false ) )]
	#[TestWith( array( 1, 8, 0, 1, true ) )]
	#[TestWith( array( 5, 94, 1, 11, true ) )]
	#[TestWith( array( 5, 94, 1, 10, false ) )]
	public function test_more_than_a_tenth_removed_or_emptied_is_much( int $changed, int $unchanged, int $removed, int $emptied, bool $much ): void {
		$counts          = new ImportCounts();
		$counts->emptied = $emptied;
		$counts->kinds   = array( 'new' => 50, 'changed' => $changed, 'unchanged' => $unchanged, 'removed' => $removed, 'bad' => 50 );

		self::assertSame( $much, $counts->loses_much() );
	}

	public function test_it_is_stored_and_read_back_as_it_was(): void {
		$counts              = new ImportCounts();
		$counts->approximate = 1;
		$counts->warned      = 2;
		$counts->emptied     = 5;
		$counts->done        = 3;
		$counts->kept        = 4;
		$counts->overwrites  = true;
		$counts->found       = new FileFormat( is_workbook: true, sheet: 'Été' );
		$counts->count( ChangeKind::Bad );
		self::assertEquals( $counts, ImportCounts::from_json( $counts->to_json() ) );

		$counts->overwrites = false;
		$counts->is_cut_off = true;
		self::assertEquals( $counts, ImportCounts::from_json( $counts->to_json() ) );
	}

	#[TestWith( array( '' ) )]
	#[TestWith( array( '5' ) )]
	#[TestWith( array( '{"new":"x","done":null,"overwrites":2,"cutOff":true}' ) )]
	public function test_what_is_not_stored_or_damaged_is_nothing( string $json ): void {
		self::assertEquals( new ImportCounts(), ImportCounts::from_json( $json ) );
	}

	/** @return list<mixed> */
	private static function others( ImportCounts $counts ): array {
		return array( $counts->approximate, $counts->warned, $counts->emptied, $counts->done, $counts->kept, $counts->overwrites, $counts->is_cut_off );
	}
}
