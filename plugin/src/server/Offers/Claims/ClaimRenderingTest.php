<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use HvacBlocks\Testing\ClaimsTestCase;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\TestWith;

final class ClaimRenderingTest extends ClaimsTestCase {
	#[Before( -1 )]
	public function render_claims(): void {
		remove_all_filters( 'pre_render_block' );
		( new ClaimRendering( $this->calendar() ) )->boot();
	}

	#[TestWith( array( 'America/Chicago', '2026-06-30 23:59:59', false ) )]
	#[TestWith( array( 'America/Chicago', '2026-07-01 00:00', true ) )]
	#[TestWith( array( 'America/Chicago', '2026-07-31 23:59:59', true ) )]
	#[TestWith( array( 'America/Chicago', '2026-08-01 00:00', false ) )]
	#[TestWith( array( 'Pacific/Auckland', '2026-06-30 23:59:59', false ) )]
	#[TestWith( array( 'Pacific/Auckland', '2026-07-01 00:00', true ) )]
	#[TestWith( array( 'Pacific/Auckland', '2026-07-31 23:59:59', true ) )]
	#[TestWith( array( 'Pacific/Auckland', '2026-08-01 00:00', false ) )]
	public function test_shows_from_the_first_day_through_the_last_in_the_time_zone_of_the_site( string $zone, string $time, bool $is_shown ): void {
		update_option( 'timezone_string', $zone );
		$this->set_time( $time );

		$html = do_blocks(
			self::claim(
				array(
					'validFrom'  => '2026-07-01',
					'validUntil' => '2026-07-31',
				)
			)
		);

		self::assertSame( $is_shown ? '<div>CLAIM </div>' : '', $html );
	}

	public function test_shows_the_editors_text_after_the_last_day_alone(): void {
		$attributes = array(
			'validFrom'   => '2026-07-02',
			'validUntil'  => '2026-07-03',
			'expired'     => 'text',
			'expiredText' => 'Over & <b>out</b> [gallery] &lt;now&gt;',
			'align'       => 'wide',
		);

		self::assertSame( '', do_blocks( self::claim( $attributes ) ) );

		$this->set_time( '2026-07-04 00:00' );
		self::assertSame( '<div class="hvac-block hvac-claim-expired wp-exclude-emoji alignwide wp-block-hvac-blocks-test-claim"><p>Over &amp; out &#91;gallery&#93; &lt;now&gt;</p></div>', do_blocks( self::claim( $attributes ) ) );
		self::assertSame( '', do_blocks( self::claim( array( 'expired' => 'hide' ) + $attributes ) ) );
		self::assertSame( '', do_blocks( self::claim( array( 'expiredText' => ' ' ) + $attributes ) ) );
	}

	public function test_makes_nothing_of_what_is_not_shown(): void {
		$rendered = array();
		add_filter(
			'render_block',
			static function ( string $html, array $block ) use ( &$rendered ): string {
				$rendered[] = $block['blockName'];

				return $html;
			},
			10,
			2
		);
		$inner = '<!-- wp:paragraph --><p>Inner</p><!-- /wp:paragraph -->';

		self::assertSame( '', do_blocks( self::claim( array( 'validUntil' => '2026-06-30' ), $inner ) ) );
		self::assertSame( array(), $rendered );
	}

	public function test_leaves_alone_what_another_plugin_made_of_a_block_and_blocks_whose_price_alone_is_a_claim(): void {
		$ended  = array( 'attrs' => array( 'validUntil' => '2026-06-30' ) );
		$render = static fn ( ?string $html, array $block ): mixed => apply_filters( 'pre_render_block', $html, $block, null );

		self::assertSame( '', $render( null, array( ...$ended, 'blockName' => self::BLOCK ) ) );
		self::assertSame( 'Theirs', $render( 'Theirs', array( ...$ended, 'blockName' => self::BLOCK ) ) );
		self::assertNull( $render( null, array( ...$ended, 'blockName' => 'hvac-blocks/comparison-product' ) ) );
		self::assertNull( $render( null, array( ...$ended, 'blockName' => null ) ) );
	}

	public function test_a_claim_within_other_blocks_is_one_too(): void {
		$old   = self::claim( array( 'validUntil' => '2026-06-30' ) );
		$new   = self::claim( array( 'validUntil' => '2026-07-01' ) );
		$group = static fn ( string $inner ): string => "<!-- wp:group --><div class=\"wp-block-group\">$inner</div><!-- /wp:group -->";

		$html = do_blocks( $group( $group( $old ) ) . self::claim( array(), $old . $new ) );

		self::assertSame( 2, substr_count( $html, 'CLAIM' ) );
	}

	public function test_a_synced_pattern_is_judged_when_it_is_shown(): void {
		$pattern = self::post( self::claim( array( 'validUntil' => '2026-07-01' ) ), array( 'post_type' => 'wp_block' ) );
		$page    = "<!-- wp:block {\"ref\":$pattern} /-->";

		self::assertStringContainsString( 'CLAIM', do_blocks( $page ) );
		$this->set_time( '2026-07-02 00:00' );
		self::assertSame( '', trim( do_blocks( $page ) ) );
	}

	/** @param array<string, mixed> $attributes */
	#[TestWith( array( array() ) )]
	#[TestWith( array( array( 'validUntil' => '2026-13-01' ) ) )]
	#[TestWith( array( array( 'validUntil' => array( '2020-01-01' ), 'validFrom' => 5 ) ) )]
	public function test_without_a_date_it_is_always_shown( array $attributes ): void {
		self::assertSame( '<div>CLAIM </div>', do_blocks( self::claim( $attributes ) ) );
	}

	public function test_leaves_other_blocks_alone_and_asks_the_database_nothing(): void {
		$content = self::claim( array( 'validUntil' => '2026-06-30' ) ) . self::claim( array( 'validUntil' => '2026-12-31' ) );
		do_blocks( $content );
		$before = self::wpdb()->num_queries;
		do_blocks( $content );

		self::assertSame( $before, self::wpdb()->num_queries );
		self::assertSame( '<p class="wp-block-paragraph">x</p>', do_blocks( '<!-- wp:paragraph {"validUntil":"2020-01-01"} --><p>x</p><!-- /wp:paragraph -->' ) );
	}
}
