<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Seo;

use HvacBlocks\Testing\TestCase;
use WP_Query;
use WP_Rewrite;

defined( 'ABSPATH' ) || exit;

final class PageTrailTest extends TestCase {
	private int $page;

	protected function setUp(): void {
		/** @var WP_Rewrite $wp_rewrite */
		global $wp_rewrite;
		update_option( 'permalink_structure', '/%postname%/' );
		$wp_rewrite->init();

		$above      = 0;
		$this->page = 0;
		foreach ( array( 'residential' => 'Home', 'es' => 'Español', 'resources' => 'Recursos &amp; más', 'blog' => 'Blog' ) as $name => $title ) { // phpcs:ignore WordPress.Arrays -- short.
			$above      = $this->insert( $name, $title, $above );
			$this->page = $above;
		}
		$this->open( $this->page );
	}

	public function test_the_trail_skips_pages_that_lead_to_the_home(): void {
		self::assertSame(
			array( home_url( '/residential/es/' ), home_url( '/residential/es/resources/' ), home_url( '/residential/es/resources/blog/' ) ),
			array_column( ( new PageTrail() )->steps(), 'url' )
		);
		self::assertSame( 'Recursos & más', ( new PageTrail() )->steps()[1]['text'] );
	}

	public function test_the_english_parent_leads_to_the_home_too(): void {
		$english = $this->insert( 'en', 'English', (int) get_post_ancestors( $this->page )[2] );
		$this->open( $this->insert( 'pricing', 'Prices', $english ) );

		self::assertSame( array( home_url( '/residential/' ), home_url( '/residential/en/pricing/' ) ), array_column( ( new PageTrail() )->steps(), 'url' ) );
	}

	public function test_a_draft_above_is_no_step(): void {
		wp_update_post( array( 'ID' => (int) wp_get_post_parent_id( $this->page ), 'post_status' => 'draft' ) ); // phpcs:ignore WordPress.Arrays -- short.

		self::assertSame( array( 'Home', 'Blog' ), array_column( ( new PageTrail() )->steps(), 'text' ) );
	}

	public function test_no_post_has_no_trail(): void {
		$GLOBALS['wp_query'] = new WP_Query();

		self::assertSame( array(), ( new PageTrail() )->steps() );
	}

	private function open( int $page ): void {
		$GLOBALS['wp_query']     = new WP_Query( array( 'page_id' => $page ) );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
	}

	private function insert( string $name, string $title, int $parent ): int {
		return wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => $title,
				'post_name'   => $name,
				'post_parent' => $parent,
			)
		);
	}
}
