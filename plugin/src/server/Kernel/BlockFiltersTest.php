<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Hook;

defined( 'ABSPATH' ) || exit;

final class BlockFiltersTest extends TestCase {
	private const FAQ = array( 'blockName' => 'hvac-blocks/faq' );

	/** @var array<string, WP_Hook> */
	private array $hooks = array();

	protected function setUp(): void {
		/** @var array<string, WP_Hook> $hooks */
		$hooks                = $GLOBALS['wp_filter'];
		$this->hooks          = $hooks;
		$GLOBALS['wp_filter'] = array_diff_key( $hooks, array_flip( array( 'render_block', 'render_block_data' ) ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- until the end of the test.
		BlockFilters::before( BlockFilters::OURS, static fn ( array $block ): array => array( 'is_ours' => true ) + $block );
		BlockFilters::before( 'core/navigation', static fn ( array $block ): array => array( 'is_menu' => true ) + $block );
		BlockFilters::after( BlockFilters::OURS, static fn ( string $html, array $block ): string => $html . count( $block ) );
	}

	protected function tearDown(): void {
		$GLOBALS['wp_filter'] = $this->hooks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as before.
		parent::tearDown();
	}

	public function test_each_is_called_for_its_blocks_alone(): void {
		$menu = array( 'blockName' => 'core/navigation' );
		$text = array( 'blockName' => null );

		self::assertSame( array( 'is_ours' => true ) + self::FAQ, apply_filters( 'render_block_data', self::FAQ, self::FAQ ) );
		self::assertSame( array( 'is_menu' => true ) + $menu, apply_filters( 'render_block_data', $menu, $menu ) );
		self::assertSame( $text, apply_filters( 'render_block_data', $text, $text ) );
		self::assertSame( '<p>1', apply_filters( 'render_block', '<p>', self::FAQ ) );
		self::assertSame( '<nav>', apply_filters( 'render_block', '<nav>', $menu ) );
	}

	#[TestWith( array( null ) )]
	#[TestWith( array( false ) )]
	#[TestWith( array( 7 ) )]
	public function test_what_another_plugin_returned_instead_is_passed_on( mixed $returned ): void {
		self::assertSame( $returned, apply_filters( 'render_block', $returned, self::FAQ ) );
		self::assertSame( $returned, apply_filters( 'render_block_data', $returned, self::FAQ ) );
	}

	public function test_filters_that_were_removed_do_not_come_back_with_the_next(): void {
		remove_all_filters( 'render_block' );
		BlockFilters::after( BlockFilters::OURS, static fn ( string $html ): string => "$html!" );

		self::assertSame( '<p>!', apply_filters( 'render_block', '<p>', self::FAQ ) );
	}
}
