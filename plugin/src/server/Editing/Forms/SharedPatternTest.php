<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/** The twin of `client/domain/shared-pattern.test.ts`. */
final class SharedPatternTest extends TestCase {
	/**
	 * @param list<string> $matches
	 * @param list<string> $misses
	 */
	#[DataProvider( 'shared' )]
	public function test_a_pattern_that_both_read_alike( string $pattern, array $matches, array $misses ): void {
		$rule = new FieldRule( 'pattern', $pattern, new TranslatableText( '' ) );

		self::assertTrue( SharedPattern::is( $pattern ) );
		self::assertSame( $matches, array_map( static fn ( string $value ): ?string => FieldRules::apply( $rule, $value ), $matches ) );
		self::assertSame( array(), array_filter( $misses, static fn ( string $value ): bool => null !== FieldRules::apply( $rule, $value ) ) );
	}

	#[DataProvider( 'different' )]
	public function test_a_pattern_that_both_do_not_read_alike( string $pattern ): void {
		self::assertFalse( SharedPattern::is( $pattern ) );
	}

	/** @return iterable<array{string, list<string>, list<string>}> */
	public static function shared(): iterable {
		/** @var list<array{pattern: string, matches: list<string>, misses: list<string>}> $cases */
		$cases = Contracts::read( 'shared-pattern.cases' )['shared'];

		foreach ( $cases as $case ) {
			yield $case['pattern'] => array( $case['pattern'], $case['matches'], $case['misses'] );
		}
	}

	/** @return iterable<array{string}> */
	public static function different(): iterable {
		/** @var list<string> $patterns */
		$patterns = Contracts::read( 'shared-pattern.cases' )['different'];

		foreach ( $patterns as $pattern ) {
			yield "‘{$pattern}’" => array( $pattern );
		}
	}
}
