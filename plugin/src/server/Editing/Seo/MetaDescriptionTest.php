<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class MetaDescriptionTest extends TestCase {
	protected function setUp(): void {
		remove_all_actions( 'wp_head' );
		( new Head( array( MetaDescription::tags( ... ) ) ) )->boot();
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

	#[TestWith( array( '<meta name="description" content="Theirs">', 'Theirs' ) )]
	#[TestWith( array( "<META content='A > b' name=description>", 'A > b' ) )]
	#[TestWith( array( '<meta name="description" content="">', 'Ours' ) )]
	#[TestWith( array( '<meta name="descriptions" content="Else">', 'Ours' ) )]
	public function test_it_stands_back_from_what_another_plugin_prints( string $theirs, string $expected ): void {
		add_action( 'wp_head', static fn () => print( $theirs ), 1 ); // phpcs:ignore WordPress.Security.EscapeOutput -- of this test.
		$head = $this->head( 'Ours' );

		self::assertStringContainsString( $expected, $head );
		self::assertSame( 1, preg_match_all( '/name="?description"?[ >]/', $head ), $head );
	}

	public function test_a_buffer_that_another_plugin_leaves_open_loses_nothing(): void {
		$levels = ob_get_level();
		add_action( 'wp_head', static fn () => ob_start(), 1 );
		ob_start();
		$this->head( 'Ours' );

		while ( ob_get_level() > $levels + 1 ) {
			ob_end_flush();
		}

		self::assertStringContainsString( 'content="Ours"', (string) ob_get_clean() );
	}

	public function test_yoast_gets_it_where_no_editor_wrote_one_for_it(): void {
		( new MetaDescription() )->boot();
		$this->head( 'Ours' );

		self::assertSame( 'Ours', apply_filters( 'wpseo_metadesc', '' ) );
		self::assertSame( 'Ours', apply_filters( 'wpseo_opengraph_desc', '' ) );
		self::assertSame( 'Theirs', apply_filters( 'wpseo_metadesc', 'Theirs' ) );
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
