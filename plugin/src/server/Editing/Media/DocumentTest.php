<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestMedia;
use PHPUnit\Framework\Attributes\DataProvider;

final class DocumentTest extends TestCase {
	public function test_a_pdf_of_the_library_is_given_by_its_id(): void {
		$id = TestMedia::file( 'certificate.pdf', 'application/pdf' );

		self::assertStringEndsWith( '/hvac-blocks-test/certificate.pdf', Document::of( $id )->href ?? '' );
		self::assertEquals( Document::of( $id ), Document::of( array( 'id' => "$id" ) ) );
		self::assertSame( array(), Document::needs( $id ) );
	}

	public function test_a_sample_is_one_of_the_plugins_own(): void {
		self::assertStringEndsWith( '/starter-site/documents/certificate-gas-furnace.pdf', Document::of( array( 'sample' => 'certificate-gas-furnace' ) )->href ?? '' );
		self::assertSame( 'Sample: PDF, 1 KB', Document::of( array( 'sample' => 'certificate-gas-furnace' ) )?->kind( Language::English ) );
		self::assertNull( Document::of( array( 'sample' => 'certificate-gas-furnace' ), false ) );
		self::assertNull( Document::of( array( 'sample' => '../images/house' ) ) );
		self::assertNull( Document::of( array( 'sample' => 'no-such-file' ) ) );
	}

	/** @param \Closure(): mixed $attribute */
	#[DataProvider( 'not_shown' )]
	public function test_gives_nothing_of_what_no_visitor_may_see( \Closure $attribute ): void {
		$value = $attribute();

		self::assertNull( Document::of( $value ) );
		self::assertArrayHasKey( 'document', Document::needs( $value ) );
	}

	/** @return iterable<string, array{\Closure(): mixed}> */
	public static function not_shown(): iterable {
		yield 'private' => array( static fn (): int => TestMedia::file( 'a.pdf', 'application/pdf', array( 'post_status' => 'private' ) ) );
		yield 'in the bin' => array( static fn (): int => TestMedia::file( 'a.pdf', 'application/pdf', array( 'post_status' => 'trash' ) ) );
		yield 'a picture' => array( static fn (): int => TestMedia::photo() );
		yield 'never there' => array( static fn (): array => array( 'id' => 999999999 ) );
		yield 'none' => array( static fn (): ?int => null );
		yield 'nonsense' => array( static fn (): array => array( 'id' => array( 'x' ) ) );
	}

	public function test_says_its_size_as_the_language_does(): void {
		$kind = static function ( int $bytes, Language $language = Language::English ): string {
			$id   = TestMedia::file( 'a.pdf', 'application/pdf' );
			$size = static fn (): int => $bytes;

			add_filter( 'pre_wp_filesize', $size );
			$text = Document::of( $id )?->kind( $language ) ?? '';
			remove_filter( 'pre_wp_filesize', $size );

			return $text;
		};

		self::assertSame( 'PDF', $kind( 0 ) );
		self::assertSame( 'PDF, 1 KB', $kind( 12 ) );
		self::assertSame( 'PDF, 120 KB', $kind( 122880 ) );
		self::assertSame( 'PDF, 1.5 MB', $kind( 1572864 ) );
		self::assertSame( 'PDF, 1,5 MB', $kind( 1572864, Language::French ) );
	}
}
