<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Media;

use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestMedia;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

final class VideoFileTest extends TestCase {
	#[TestWith( array( 'mp4' ) )]
	#[TestWith( array( 'webm' ) )]
	public function test_a_video_of_the_library_is_given_by_its_id( string $extension ): void {
		$id   = TestMedia::file( "home.$extension", "video/$extension" );
		$film = VideoFile::of( array( 'id' => $id ) );

		self::assertStringEndsWith( "/hvac-blocks-test/home.$extension", $film->src ?? '' );
		self::assertSame( "video/$extension", $film->type ?? '' );
		self::assertSame( array(), VideoFile::needs( array( 'id' => $id ) ) );
	}

	public function test_a_sample_is_one_of_the_plugins_own(): void {
		self::assertStringEndsWith( '/starter-site/films/evening.webm', VideoFile::of( array( 'sample' => 'evening' ) )->src ?? '' );
		self::assertNull( VideoFile::of( array( 'sample' => '../images/evening' ) ) );
	}

	/** @param \Closure(): mixed $attribute */
	#[DataProvider( 'not_shown' )]
	public function test_gives_nothing_of_what_no_browser_or_visitor_may_have( \Closure $attribute ): void {
		$value = $attribute();

		self::assertNull( VideoFile::of( $value ) );
		self::assertArrayHasKey( 'film', VideoFile::needs( $value ) );
	}

	/** @return iterable<string, array{\Closure(): mixed}> */
	public static function not_shown(): iterable {
		yield 'private' => array( static fn (): array => array( 'id' => TestMedia::file( 'a.mp4', 'video/mp4', array( 'post_status' => 'private' ) ) ) );
		yield 'another kind of video' => array( static fn (): array => array( 'id' => TestMedia::file( 'a.avi', 'video/avi' ) ) );
		yield 'a picture' => array( static fn (): int => TestMedia::photo() );
		yield 'never there' => array( static fn (): array => array( 'id' => 999999999 ) );
	}

	public function test_where_none_was_chosen_the_editor_misses_none(): void {
		self::assertNull( VideoFile::of( null ) );
		self::assertSame( array(), VideoFile::needs( null ) );
		self::assertSame( array(), VideoFile::needs( array( 'id' => array( 'x' ) ) ) );
	}
}
