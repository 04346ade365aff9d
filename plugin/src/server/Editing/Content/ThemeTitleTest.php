<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Content;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Query;

defined( 'ABSPATH' ) || exit;

final class ThemeTitleTest extends TestCase {
	#[TestWith( array( '<!-- wp:hvac-blocks/hero-video {"heading":"Comfort","level":1} /-->', true ) )]
	#[TestWith( array( '<!-- wp:group --><div><!-- wp:heading {"level":1} --><h1>Comfort</h1><!-- /wp:heading --></div><!-- /wp:group -->', true ) )]
	#[TestWith( array( '<!-- wp:hvac-blocks/hero-video {"heading":"Comfort"} /-->', false ) )]
	#[TestWith( array( '<!-- wp:heading {"level":10} --><h2>Comfort</h2><!-- /wp:heading -->', false ) )]
	#[TestWith( array( 'We write "level":1 of ours', false ) )]
	public function test_a_page_has_one_heading_of_the_first_level( string $content, bool $has ): void {
		remove_all_filters( 'astra_the_title_enabled' );
		remove_all_filters( 'kadence_post_layout' );
		( new ThemeTitle() )->boot();
		$page                = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'A page', 'post_status' => 'publish', 'post_content' => wp_slash( $content ) ) ); // phpcs:ignore WordPress.Arrays -- one row.
		$GLOBALS['wp_query'] = new WP_Query( array( 'page_id' => $page ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as a request begins.

		self::assertSame( ! $has, apply_filters( 'astra_the_title_enabled', true ) );
		self::assertEquals( array( 'title' => $has ? 'hide' : 'normal', 'sidebar' => 'disable' ), apply_filters( 'kadence_post_layout', array( 'title' => 'normal', 'sidebar' => 'disable' ) ) ); // phpcs:ignore WordPress.Arrays -- one row each.
	}
}
