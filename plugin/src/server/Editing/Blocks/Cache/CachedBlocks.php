<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks\Cache;

use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\BlockServices;
use HvacBlocks\Editing\Content\CachedPage;
use HvacBlocks\Kernel\OwnCallbacks;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Blocks as they were printed for an earlier visitor. See ADR 49.
 *
 * A block is cached if each service that it asked for depends only on what a `CachedPage` may depend on, if it prints no script, and if no code of others hooks into the filters of ours that it
 * applied.
 */
final readonly class CachedBlocks {
	private const OUR_FILTERS = 'hvac_blocks_';

	/** @param list<class-string> $cacheable such services */
	public function __construct( private CachedPage $page, private BlockServices $services, private array $cacheable ) {}

	/**
	 * Returns the cached block, or what `$render` makes.
	 *
	 * @param array<string, mixed>      $attributes
	 * @param callable(): RenderedBlock $render
	 */
	public function get( WP_Block $block, array $attributes, BlockContext $context, callable $render ): RenderedBlock {
		if ( ! $this->page->exists() ) {
			return $render();
		}

		$of    = array( get_current_blog_id(), $block->name, $block->parsed_block['attrs'] ?? array(), $attributes, $context->id, $context->language->value, $context->samples, $context->content, $context->inner );
		$key   = hash( 'xxh128', (string) wp_json_encode( $of, JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE ) );
		$known = self::known( $this->page->get( $key ) );

		if ( null !== $known ) {
			return $known;
		}

		$ran      = self::filters();
		$asked    = count( $this->services->asked() );
		$rendered = $render();
		$filters  = array_keys( array_diff_assoc( self::filters(), $ran ) );

		if ( ! $rendered->is_early && array() === array_diff( array_slice( $this->services->asked(), $asked ), $this->cacheable ) && ! self::are_changed( $filters ) ) {
			$this->page->set( $key, array( $filters, $rendered->to_array() ) );
		}

		return $rendered;
	}

	private static function known( mixed $value ): ?RenderedBlock {
		return is_array( $value ) && is_array( $value[0] ?? null ) && ! self::are_changed( $value[0] ) ? RenderedBlock::from( $value[1] ?? null ) : null;
	}

	/** @param array<array-key, mixed> $filters */
	private static function are_changed( array $filters ): bool {
		return array_any( $filters, static fn ( mixed $name ): bool => is_string( $name ) && ! OwnCallbacks::are_alone( $name ) );
	}

	/** @return array<string, int> how often each of our filters has run */
	private static function filters(): array {
		/** @var array<string, int> $wp_filters */
		global $wp_filters;

		return array_filter( $wp_filters, static fn ( string $name ): bool => str_starts_with( $name, self::OUR_FILTERS ), ARRAY_FILTER_USE_KEY );
	}
}
