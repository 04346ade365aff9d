<?php
declare(strict_types=1);

namespace HvacBlocks\Import;

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

	#[TestWith( array( "PK\x03\x04rest", 'Excel' ) )]
	#[TestWith( array( "\xD0\xCF\x11\xE0rest", 'Excel' ) )]
	#[TestWith( array( "\x1F\x8Brest", 'compressed' ) )]
	#[TestWith( array( "\xFF\xFErest", 'UTF-16' ) )]
	#[TestWith( array( "\xFE\xFFrest", 'UTF-16' ) )]
	#[TestWith( array( "i\0d\0", 'UTF-16' ) )]
	public function test_what_is_no_text_says_what_it_is( string $file, string $word ): void {
		$this->expectException( UnreadableFile::class );
		$this->expectExceptionMessage( $word );

		ImportFormat::of( TestStream::of( $file ) );
	}
}
