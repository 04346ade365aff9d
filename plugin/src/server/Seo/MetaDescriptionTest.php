<?php
declare(strict_types=1);

namespace HvacBlocks\Seo;

use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class MetaDescriptionTest extends TestCase {
	protected function setUp(): void {
		remove_all_actions( 'wp_head' );
		( new MetaDescription() )->boot();
	}

	public function test_a_page_shows_its_excerpt_as_plain_text(): void {
		self::assertSame( '<meta name="description" content="Heat &amp; &quot;cool&quot;">' . "\n", $this->head( 'Heat & <b>"cool"</b>' ) );
	}

	public function test_a_page_without_an_excerpt_shows_nothing(): void {
		self::assertSame( '', $this->head( '' ) );
	}

	public function test_a_page_behind_a_password_keeps_its_excerpt(): void {
		self::assertSame( '', $this->head( 'Secret', 'password' ) );
	}

	private function head( string $excerpt, string $password = '' ): string {
		$id = wp_insert_post(
			array(
				'post_type'     => 'page',
				'post_title'    => 'A page',
				'post_status'   => 'publish',
				'post_excerpt'  => $excerpt,
				'post_password' => $password,
			)
		);

		$GLOBALS['wp_query']     = new \WP_Query( array( 'page_id' => $id ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		ob_start();
		do_action( 'wp_head' );

		return (string) ob_get_clean();
	}
}
