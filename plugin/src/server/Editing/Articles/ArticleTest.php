<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Articles;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestMedia;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class ArticleTest extends TestCase {
	#[TestWith( array( '/comfort/story/', true ) )]
	#[TestWith( array( 'http://example.test/comfort/story/', true ) )]
	#[TestWith( array( '/residential/story/', true ) )]
	#[TestWith( array( '/old/story', true ) )]
	#[TestWith( array( '/comfort/nothing/', false ) )]
	#[TestWith( array( '/elsewhere/story/', false ) )]
	#[TestWith( array( 'https://example.com/comfort/story/', false ) )]
	#[TestWith( array( 'story', false ) )]
	public function test_an_address_stands_for_its_page_below_any_base_path( string $written, bool $is_known ): void {
		/** @var \WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '/%postname%/' );
		$wp_rewrite->init();
		update_option( Settings::OPTION, array( 'base_path' => 'comfort', 'former_base_paths' => array( '/old/' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.
		$story = self::write( 'story', self::write( 'comfort' ) );

		self::assertSame( $is_known ? $story : 0, Article::id_of( $written ) );
	}

	public function test_without_a_featured_image_the_first_picture_of_the_text_is_shown(): void {
		$photo  = TestMedia::photo();
		$shown  = static function ( string $content ): array {
			$article = ( new PostArticles() )->find( wp_insert_post( array( 'post_title' => 'Story', 'post_status' => 'publish', 'post_content' => wp_slash( $content ) ) ) )[0] ?? null; // phpcs:ignore WordPress.Arrays -- one row.

			return array( $article?->picture, $article?->illustration );
		};

		self::assertSame( array( $photo, 'article' ), $shown( "<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph --><!-- wp:image {\"width\":\"9px\",\"id\":$photo} --><figure><img src=\"/a.jpg\" alt=\"\"/></figure><!-- /wp:image -->" ) );
		self::assertSame( array( 0, 'heat-pump' ), $shown( '<!-- wp:image --><figure><img src="/wp-content/plugins/hvac-blocks/src/starter-site/images/heat-pump.svg" alt=""/></figure><!-- /wp:image -->' ) );
		self::assertSame( array( 0, 'article' ), $shown( '<!-- wp:image {"id":99999999} --><figure><img src="/gone.jpg" alt=""/></figure><!-- /wp:image -->' ) );
	}

	private static function write( string $name, int $parent = 0 ): int {
		return wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_name'   => $name,
				'post_title'  => $name,
				'post_parent' => $parent,
				'post_status' => 'publish',
			)
		);
	}
}
