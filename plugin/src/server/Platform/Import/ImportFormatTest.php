<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import;

use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestStream;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class ImportFormatTest extends TestCase {
	#[TestWith( array( '', ImportFormat::Csv ) )]
	#[TestWith( array( "\xEF\xBB\xBFid,name\n[x]", ImportFormat::Csv ) )]
	#[TestWith( array( 'PK,name', ImportFormat::Csv ) )]
	#[TestWith( array( "\xEF\xBB\xBF \n[1]", ImportFormat::Json ) )]
	#[TestWith( array( '{"a":1}', ImportFormat::Json ) )]
	public function test_the_first_character_says_what_a_file_is( string $file, ImportFormat $format ): void {
		self::assertSame( $format, ImportFormat::of( TestStream::of( $file ) ) );
	}
}
