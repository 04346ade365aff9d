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
		self::assertSame( array( 0, 'photos/home-day' ), $shown( '<!-- wp:image --><figure><img src="/wp-content/plugins/hvac-blocks/src/starter-site/photos/home-day.webp" alt=""/></figure><!-- /wp:image -->' ) );
		self::assertSame( array( 0, 'article' ), $shown( '<!-- wp:image {"id":99999999} --><figure><img src="/gone.jpg" alt=""/></figure><!-- /wp:image -->' ) );
	}

	public function test_a_picture_of_another_site_is_not_the_file_that_has_its_id_here(): void {
		$photo   = TestMedia::photo();
		$content = "<!-- wp:image {\"id\":$photo} --><figure><img class=\"a\" src=\"https://other.example/wp-content/uploads/2025/01/room-300x200.jpg\" alt=\"\"/></figure><!-- /wp:image -->";
		$story   = wp_insert_post( array( 'post_title' => 'Story', 'post_status' => 'publish', 'post_content' => wp_slash( $content ) ) ); // phpcs:ignore WordPress.Arrays -- one row.

		self::assertSame( 0, ( new PostArticles() )->find( $story )[0]->picture ?? null );
	}

	#[TestWith( array( '', true ) )]
	#[TestWith( array( 'http://example.test/its-former-name/', true ) )]
	#[TestWith( array( 'https://staging.example/story/', true ) )]
	#[TestWith( array( 'https://other.example/another-story/', false ) )]
	public function test_the_address_tells_whether_an_id_is_from_another_site( string $written, bool $is_here ): void {
		self::assertSame( $is_here, ( new Article( 7, 'Story', home_url( '/story/' ), '', 0, array(), 1 ) )->is_at( $written ) );
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
