<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class FileLossesTest extends TestCase {
	public function test_the_first_place_is_named_and_rows_without_a_loss_are_none(): void {
		$losses = new FileLosses();
		$losses->add_outside( 0, 2 );
		$losses->add_outside( 2, 3 );
		$losses->add_outside( 1, 4 );
		$losses->add_formula( 'B', 5 );
		$losses->add_formula( 'A', 6 );

		self::assertSame( array( 2, 'B5', 3, 3 ), $losses->to_array() );
	}

	public function test_those_of_a_later_part_are_added(): void {
		$losses = self::of( 1, 'B2', 1, 3 );
		$losses->add( self::of( 2, 'A7', 4, 8 ) );
		self::assertSame( array( 3, 'B2', 5, 3 ), $losses->to_array() );

		$none = new FileLosses();
		$none->add( self::of( 2, 'A7', 4, 8 ) );
		self::assertSame( array( 2, 'A7', 4, 8 ), $none->to_array() );
	}

	public function test_none_are_not_mentioned(): void {
		self::assertSame( array(), ( new FileLosses() )->sentences() );
		self::assertSame( array( '1 cell to the right of the columns was not read, in row 3.' ), self::of( 0, '', 1, 3 )->sentences() );
	}

	#[TestWith( array( null ) )]
	#[TestWith( array( 'text' ) )]
	#[TestWith( array( array( '1', 2, null, array() ) ) )]
	public function test_what_is_damaged_is_none( mixed $stored ): void {
		self::assertSame( array( 0, '', 0, 0 ), FileLosses::from( $stored )->to_array() );
	}

	private static function of( int|string ...$stored ): FileLosses {
		return FileLosses::from( $stored );
	}
}
