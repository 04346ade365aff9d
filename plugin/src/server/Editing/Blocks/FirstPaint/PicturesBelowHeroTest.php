<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\FirstPaint;

use HvacBlocks\Editing\Blocks\BlockLibrary;
use HvacBlocks\Testing\TestCase;
use WP_Query;

defined( 'ABSPATH' ) || exit;

final class PicturesBelowHeroTest extends TestCase {
	private const HERO = '<img fetchpriority="high" width="1600" height="900" src="/hero.webp" alt="">';

	protected function setUp(): void {
		parent::setUp();
		remove_all_filters( 'wp_get_loading_optimization_attributes' );
		( new PicturesBelowHero() )->boot();
		wp_enqueue_style( BlockLibrary::BASE_STYLE );
		wp_high_priority_element_flag( true );
		wp_increase_content_media_count( -wp_increase_content_media_count( 0 ) );
		self::in_the_loop( true );
	}

	protected function tearDown(): void {
		self::in_the_loop( false );
		wp_high_priority_element_flag( true );
		wp_increase_content_media_count( -wp_increase_content_media_count( 0 ) );
		wp_dequeue_style( BlockLibrary::BASE_STYLE );
		parent::tearDown();
	}

	public function test_pictures_below_a_hero_load_when_they_come_near(): void {
		self::assertSame( array( false, true, true ), self::lazy( self::HERO, self::below( 1 ), self::below( 2 ) ) );
	}

	public function test_so_do_pictures_with_an_aspect_ratio_instead_of_a_size(): void {
		$picture = '<img src="/a.svg" alt="" style="aspect-ratio:16/13;width:640px;height:auto">';

		self::assertSame( array( false, true, false ), self::lazy( self::HERO, $picture, '<img src="/b.svg" alt="" style="width:640px">' ) );
		wp_increase_content_media_count( -wp_increase_content_media_count( 0 ) );
		self::assertSame( array( false ), self::lazy( $picture ) );
	}

	public function test_without_a_hero_wordpress_decides(): void {
		self::assertSame( array( false, false, false, true ), self::lazy( ...array_map( self::below( ... ), range( 1, 4 ) ) ) );
	}

	public function test_other_pages_stay_as_wordpress_makes_them(): void {
		wp_dequeue_style( BlockLibrary::BASE_STYLE );

		self::assertSame( array( false, false ), self::lazy( self::HERO, self::below( 1 ) ) );
	}

	private static function in_the_loop( bool $is ): void {
		global $wp_query, $wp_the_query;

		/** @var WP_Query $wp_query */
		$wp_query->in_the_loop = $is;
		$wp_the_query          = $wp_query;
	}

	private static function below( int $number ): string {
		return "<img width=\"480\" height=\"320\" src=\"/$number.webp\" alt=\"\">";
	}

	/** @return list<bool> which of a text's pictures load when they come near */
	private static function lazy( string ...$pictures ): array {
		preg_match_all( '/<img [^>]+>/', wp_filter_content_tags( implode( '', $pictures ), 'the_content' ), $pictures );

		return array_map( static fn ( string $picture ): bool => str_contains( $picture, 'loading="lazy"' ), $pictures[0] );
	}
}
