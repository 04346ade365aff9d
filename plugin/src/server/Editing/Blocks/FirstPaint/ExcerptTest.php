<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\FirstPaint;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class ExcerptTest extends TestCase {
	/** @param list<int|string> $pieces */
	#[TestWith( array( '.a{top:0}.b{top:0}', '.a{top:0}.b{top:0}', array( 0, 18 ) ) )]
	#[TestWith( array( '.a{top:0}.b{top:0}.c{top:0}', '.a{top:0}.c{top:0}', array( 0, 9, 18, 9 ) ) )]
	#[TestWith( array( '@media print{.a{top:0}.b{top:0}}.c{top:0}', '@media print{.b{top:0}}.c{top:0}', array( '@media print{.b{top:0}', 21, 1, 32, 9 ) ) )]
	#[TestWith( array( '.a{top:0}', '', array() ) )]
	#[TestWith( array( '', '.a{top:0}', array( '.a{top:0}' ) ) )]
	#[TestWith( array( '.a{}', '.b{}.a{}}', array( '.b{}', 0, 4, '}' ) ) )]
	#[TestWith( array( '.a{}.b{}', '.b{}.a{}', array( 4, 4, '.a{}' ) ) )]
	#[TestWith( array( '.é{content:"}"}.b{}', '.é{content:"}"} .x', array( 0, 16, ' .x' ) ) )]
	public function test_the_text_is_what_it_was( string $whole, string $part, array $pieces ): void {
		self::assertSame( $pieces, Excerpt::of( $whole, $part ) );
		self::assertSame( $part, Excerpt::text( $whole, $pieces ) );
	}
}
