<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

final class DatesTest extends TestCase {
	#[TestWith( array( '2026-12-31', Language::English, 'December 31, 2026' ) )]
	#[TestWith( array( '2026-08-01', Language::English, 'August 1, 2026' ) )]
	#[TestWith( array( '2026-12-31', Language::Spanish, '31 de diciembre de 2026' ) )]
	#[TestWith( array( '2026-01-01', Language::Spanish, '1 de enero de 2026' ) )]
	#[TestWith( array( '2026-12-31', Language::French, '31 décembre 2026' ) )]
	#[TestWith( array( '2026-08-01', Language::French, '1er août 2026' ) )]
	public function test_a_day_is_written_as_its_language_writes_it( string $day, Language $language, string $text ): void {
		self::assertSame( $text, Dates::long( $day, $language ) );
	}
}
