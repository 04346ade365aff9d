<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Offers\Claims\SiteCalendar;
use PHPUnit\Framework\Attributes\After;
use PHPUnit\Framework\Attributes\Before;

defined( 'ABSPATH' ) || exit;

/** A test with a block that is a claim, and a clock that it sets. */
abstract class ClaimsTestCase extends TestCase {
	protected const BLOCK = 'hvac-blocks/test-claim';

	protected int $now = 0;

	#[Before]
	final public function add_block_and_clock(): void {
		/** @var array{attributes: array<string, array<string, mixed>>} $contract */
		$contract = Contracts::read( 'claim' );

		register_block_type(
			self::BLOCK,
			array(
				'title'           => 'Test claim',
				'attributes'      => array(
					'image' => array(
						'type' => 'object',
						'role' => 'content',
					),
					'title' => array(
						'type' => 'string',
						'role' => 'content',
					),
				) + $contract['attributes'],
				'supports'        => array(
					'align'      => array( 'wide' ),
					'hvacBlocks' => array( 'claim' => true ),
				),
				'style_handles'   => array( 'test-claim-style' ),
				'render_callback' => static fn ( array $attributes, string $content ): string => "<div>CLAIM $content</div>",
			)
		);
		update_option( 'timezone_string', 'America/Chicago' );
		$this->set_time( '2026-07-01 12:00' );
	}

	#[After]
	final public function take_block_away(): void {
		unregister_block_type( self::BLOCK );
	}

	/** @param string $local as 2026-07-01 12:00, in the site's time zone */
	final protected function set_time( string $local ): void {
		$this->now = ( new \DateTimeImmutable( $local, wp_timezone() ) )->getTimestamp();
	}

	final protected function calendar(): SiteCalendar {
		return new SiteCalendar( fn (): int => $this->now );
	}

	/** @param array<string, mixed> $attributes */
	final protected static function claim( array $attributes, string $inner = '' ): string {
		return get_comment_delimited_block_content( self::BLOCK, $attributes, $inner );
	}

	/** @param array{post_type?: string, post_status?: string, post_title?: string, post_name?: string, post_parent?: int} $post */
	final protected static function post( string $content, array $post = array() ): int {
		return wp_insert_post(
			$post + array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Prices',
				'post_content' => wp_slash( $content ),
			)
		);
	}
}
