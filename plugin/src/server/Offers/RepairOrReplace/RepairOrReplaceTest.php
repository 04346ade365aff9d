<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\RepairOrReplace;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

final class RepairOrReplaceTest extends TestCase {
	#[DataProvider( 'cases' )]
	public function test_the_rule( int $age, int $estimate, int $threshold, int $product, string $verdict, bool $near ): void {
		$answer = RepairOrReplace::of( $age, $estimate, $threshold );

		self::assertSame( array( $product, 'replace' === $verdict, $near ), array( $answer->product, $answer->is_replace, $answer->is_near ) );
	}

	/** @return iterable<string, array{int, int, int, int, string, bool}> */
	public static function cases(): iterable {
		/** @var list<array{age: int, estimate: int, threshold: int, product: int, verdict: string, near: bool}> $cases */
		$cases = Contracts::read( 'repair-or-replace.cases' );

		foreach ( $cases as $case ) {
			yield "{$case['age']} × {$case['estimate']}, {$case['threshold']}" => array_values( $case );
		}
	}

	public function test_a_threshold_that_is_none_is_the_specifications(): void {
		self::assertSame( array( 5000, 5000, 6000 ), array_map( RepairOrReplace::threshold( ... ), array( 0, -1, 6000 ) ) );
	}

	public function test_twenty_years_and_twenty_estimates_where_an_editor_has_none(): void {
		self::assertSame( range( 0, 20 ), RepairOrReplace::options( '', 'ages' ) );
		self::assertSame( range( 100, 2000, 100 ), RepairOrReplace::options( null, 'estimates' ) );
	}

	/** @param list<int> $expected */
	#[TestWith( array( '5, 1 and 10; 5', array( 1, 5, 10 ) ) )]
	#[TestWith( array( array( '15', 5, array(), '<b>7</b>' ), array( 5, 7, 15 ) ) )]
	#[TestWith( array( '12345678 words', null ) )]
	#[TestWith( array( array(), null ) )]
	public function test_an_editors_own_numbers( mixed $written, ?array $expected ): void {
		self::assertSame( $expected ?? range( 0, 20 ), RepairOrReplace::options( $written, 'ages' ) );
	}
}
