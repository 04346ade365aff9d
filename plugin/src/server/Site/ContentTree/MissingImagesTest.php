<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestMedia;

defined( 'ABSPATH' ) || exit;

final class MissingImagesTest extends TestCase {
	public function test_a_page_prints_nothing_of_an_image_that_was_deleted(): void {
		$photo = TestMedia::photo();
		$image = self::image( $photo, (string) wp_get_attachment_url( $photo ) );

		self::assertStringContainsString( '<img', do_blocks( $image ) );
		wp_delete_attachment( $photo, true );
		self::assertSame( '', trim( do_blocks( $image ) ) );
	}

	public function test_an_image_whose_file_is_elsewhere_stays(): void {
		self::assertStringContainsString( '<img', do_blocks( self::image( 99999999, 'https://images.example/a.jpg' ) ) );
		self::assertStringContainsString( '<img', do_blocks( '<!-- wp:image --><figure class="wp-block-image"><img src="/a.jpg" alt=""/></figure><!-- /wp:image -->' ) );
	}

	public function test_a_page_of_pictures_asks_the_database_no_more_than_without(): void {
		$photos  = array_map( static fn ( int $number ): int => TestMedia::photo( "Unit $number" ), range( 1, 6 ) );
		$content = implode( '', array_map( static fn ( int $id ): string => self::image( $id, (string) wp_get_attachment_url( $id ) ), $photos ) );

		// Data that WordPress looks up once per process.
		self::queries( $content );
		$with = self::queries( $content );
		remove_all_filters( 'render_block_core/image' );
		remove_all_filters( 'the_content', 5 );
		self::assertLessThanOrEqual( self::queries( $content ), $with );
	}

	private static function queries( string $content ): int {
		wp_cache_flush();
		wp_load_alloptions();
		$before = self::wpdb()->num_queries;
		apply_filters( 'the_content', $content );

		return self::wpdb()->num_queries - $before;
	}

	private static function image( int $id, string $url ): string {
		return "<!-- wp:image {\"id\":$id,\"sizeSlug\":\"large\"} --><figure class=\"wp-block-image size-large\"><img src=\"$url\" alt=\"\" class=\"wp-image-$id\"/></figure><!-- /wp:image -->";
	}
}
