<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Content;

use HvacBlocks\Testing\TestCase;

final class ContentBlocksTest extends TestCase {
	public function test_gives_each_block_in_the_order_of_the_content(): void {
		$content = '<!-- wp:group --><!-- wp:columns --><!-- wp:a/deep {"x":1} /--><!-- /wp:columns --><!-- wp:a/next /--><!-- /wp:group --><!-- wp:a/last /-->';

		self::assertSame( array( 'core/group', 'core/columns', 'a/deep', 'a/next', 'a/last' ), self::names( $content ) );
		self::assertSame( array( 'x' => 1 ), array_column( iterator_to_array( ContentBlocks::in( $content ), false ), 'attrs', 'blockName' )['a/deep'] );
	}

	public function test_a_synced_pattern_is_followed_where_asked_for(): void {
		$inner   = self::pattern( '<!-- wp:a/inner /-->' );
		$outer   = self::pattern( "<!-- wp:block {\"ref\":$inner} /--><!-- wp:a/outer /-->" );
		$draft   = self::pattern( '<!-- wp:a/draft /-->', 'draft' );
		$content = "<!-- wp:block {\"ref\":$outer} /--><!-- wp:block {\"ref\":$draft} /--><!-- wp:block {\"ref\":\"x\"} /-->";

		self::assertSame( array( 'core/block', 'core/block', 'core/block' ), self::names( $content ) );
		self::assertSame( array( 'core/block', 'core/block', 'a/inner', 'a/outer', 'core/block', 'core/block' ), self::names( $content, true ) );
	}

	public function test_a_pattern_of_the_theme_and_a_template_part_are_followed_too(): void {
		$part = wp_insert_post(
			array(
				'post_type'    => 'wp_template_part',
				'post_status'  => 'publish',
				'post_title'   => 'A part',
				'post_name'    => 'a-part',
				'post_content' => '<!-- wp:a/part /-->',
			)
		);
		wp_set_post_terms( $part, array( get_stylesheet() ), 'wp_theme' );
		register_block_pattern( 'a/pattern', array( 'title' => 'A pattern', 'content' => '<!-- wp:template-part {"slug":"a-part"} /-->' ) ); // phpcs:ignore WordPress.Arrays -- one row.
		$content = '<!-- wp:pattern {"slug":"a/pattern"} /--><!-- wp:pattern {"slug":"a/none"} /--><!-- wp:template-part {"slug":["x"]} /-->';

		self::assertSame( array( 'core/pattern', 'core/template-part', 'a/part', 'core/pattern', 'core/template-part' ), self::names( $content, true ) );
		self::assertTrue( ContentBlocks::shows_another( $content ) );
		self::assertFalse( ContentBlocks::shows_another( '<!-- wp:a/own /-->' ) );
		unregister_block_pattern( 'a/pattern' );
	}

	public function test_a_pattern_that_shows_itself_comes_to_an_end(): void {
		$id = self::pattern( '<!-- wp:a/own /-->' );
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => "<!-- wp:a/own /--><!-- wp:block {\"ref\":$id} /-->",
			)
		);

		self::assertSame( 8, array_count_values( self::names( "<!-- wp:block {\"ref\":$id} /-->", true ) )['a/own'] );
	}

	/** @return list<string> */
	private static function names( string $content, bool $with_patterns = false ): array {
		$names = array();

		foreach ( ContentBlocks::in( $content, $with_patterns ) as $block ) {
			$names[] = (string) $block['blockName'];
		}

		return $names;
	}

	private static function pattern( string $content, string $status = 'publish' ): int {
		return wp_insert_post(
			array(
				'post_type'    => 'wp_block',
				'post_status'  => $status,
				'post_title'   => 'A pattern',
				'post_content' => $content,
			)
		);
	}
}
