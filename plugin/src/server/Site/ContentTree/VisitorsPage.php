<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ContentTree;

use Closure;
use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Kernel\OwnCallbacks;
use WP_Block;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * The blocks of a page that an anonymous visitor sees, as membership plugins decide it: by the query, by a redirect, by `the_content`, or block by
 * block.
 *
 * The page is rendered with a mark after each block. A block is shown if its mark is in the result, and no filter removed any of its text.
 * If nobody else hooks into blocks and content, the plugin's own blocks only get their mark: a visitor sees what they print.
 *
 * @phpstan-import-type ParsedBlock from \HvacBlocks\Editing\Blocks\BoundBlock
 */
final class VisitorsPage {
	private const KEY = 'hvacBlocksKey';

	private const QUERY = array( 'wp_query', 'wp_the_query', 'post' );

	/** @var list<array{string, Closure, int}> */
	private array $filters = array();

	/** @var array<string, int> the numbers of the marks, by block key */
	private array $marks = array();

	/** @var array<string, true> */
	private array $shown = array();

	/** @var array<string, bool> whether it printed nothing, for blocks of the plugin from which no filter removed anything */
	private array $untouched = array();

	/** @var array<string, true> what WordPress has rendered, whatever the result */
	private array $rendered = array();

	/** @var list<string> the output of blocks before the filters currently running */
	private array $printed = array();

	/** Where other plugins hide blocks or their text. */
	private const HOOKS = array( 'the_content', 'pre_render_block', 'render_block_data', 'render_block_context', 'render_block' );

	private function __construct() {}

	/** Null if a visitor does not see the page at all. */
	public static function of( WP_Post $post ): ?self {
		$page = new self();
		$kept = array();

		foreach ( self::QUERY as $name ) {
			$kept[ $name ] = $GLOBALS[ $name ] ?? null;
		}

		$level = ob_get_level();
		ob_start();

		try {
			return $page->render( $post ) ? $page : null;
		} catch ( SentAway ) {
			return null;
		} finally {
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
			foreach ( $page->filters as $filter ) {
				remove_filter( ...$filter );
			}
			foreach ( $kept as $name => $value ) {
				$GLOBALS[ $name ] = $value; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals, WordPress.WP.GlobalVariablesOverride -- WordPress' own, as they were.
			}
			// The response is the same for everyone.
			headers_sent() || header_remove( 'Set-Cookie' );
		}
	}

	/**
	 * @param array<string, mixed> $block    as WordPress parses it, of a parent that is shown
	 * @param bool                 $is_of_us whether the parent is one of the plugin's blocks, some of which print their inner blocks themselves, such as a comparison its products
	 */
	public function shows( array $block, bool $is_of_us ): bool {
		$key = self::key( $block );

		// A block without output, such as one for search engines, counts as shown on a page that shows anything.
		return isset( $this->shown[ $key ] )
			|| ( $is_of_us && ! isset( $this->rendered[ $key ] ) )
			|| ( isset( $this->untouched[ $key ] ) && ( $is_of_us || ( $this->untouched[ $key ] && array() !== $this->shown ) ) );
	}

	private function render( WP_Post $post ): bool {
		$query                   = new WP_Query();
		$GLOBALS['wp_the_query'] = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as on the page itself; put back by `of()`.
		$GLOBALS['wp_query']     = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- likewise.

		foreach ( array( 'wp_redirect', 'wp_die_handler', 'wp_die_json_handler', 'wp_die_ajax_handler', 'wp_die_xml_handler' ) as $hook ) {
			$this->filter( $hook, static fn (): never => throw new SentAway(), PHP_INT_MAX );
		}

		$query->query( 'page' === $post->post_type ? array( 'page_id' => $post->ID ) : array( 'p' => $post->ID, 'post_type' => $post->post_type ) );

		if ( ! in_array( $post->ID, wp_list_pluck( $query->posts ?? array(), 'ID' ), true ) ) {
			return false;
		}

		// WordPress' own callbacks, such as its redirect to the page's address, would answer the route's request.
		foreach ( OwnCallbacks::of_others( 'wp' ) as $callback ) {
			$callback( $GLOBALS['wp'] ?? null );
		}
		foreach ( OwnCallbacks::of_others( 'template_redirect' ) as $callback ) {
			$callback();
		}

		$query->the_post();
		if ( array_all( self::HOOKS, static fn ( string $hook ): bool => array() === OwnCallbacks::of_others( $hook ) ) ) {
			$this->filter( 'pre_render_block', self::nothing_of_ours( ... ), PHP_INT_MAX - 1 );
		}
		$this->filter( 'pre_render_block', $this->mark_instead( ... ), PHP_INT_MAX );
		$this->filter( 'render_block_data', $this->with_key( ... ), PHP_INT_MIN );
		$this->filter( 'render_block', $this->remember( ... ), PHP_INT_MIN );
		$this->filter( 'render_block', $this->mark( ... ), PHP_INT_MAX );

		$html = apply_filters( 'the_content', get_the_content() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress' own filter: what a visitor sees.
		preg_match_all( '/<!--hvac-shown-(\d+)-->/', is_string( $html ) ? $html : '', $found );
		$this->shown = array_fill_keys( array_keys( array_intersect( $this->marks, array_map( intval( ... ), $found[1] ) ) ), true );

		return true;
	}

	private function filter( string $hook, Closure $callback, int $priority ): void {
		$this->filters[] = array( $hook, $callback, $priority );
		add_filter( $hook, $callback, $priority, 3 );
	}

	/**
	 * @param array<string, mixed> $block
	 * @param array<string, mixed> $source
	 * @return array<string, mixed>
	 */
	private function with_key( array $block, array $source ): array {
		$this->rendered[ self::key( $source ) ] = true;

		return array( ...$block, self::KEY => self::key( $source ) );
	}

	/**
	 * Printing our blocks takes most of the time. A block of ours with others within it is printed all the same: it may leave them out.
	 *
	 * @param array<string, mixed> $block
	 */
	private static function nothing_of_ours( mixed $html, array $block, mixed $parent = null ): mixed {
		$is_within_ours = $parent instanceof WP_Block && str_starts_with( (string) $parent->name, BlockTypes::PREFIX );

		return null === $html && ! $is_within_ours && self::is_all_ours( $block ) ? '' : $html;
	}

	private static function is_all_ours( mixed $block ): bool {
		$name  = is_array( $block ) ? $block['blockName'] ?? null : null;
		$inner = is_array( $block ) ? $block['innerBlocks'] ?? null : null;

		return is_string( $name ) && str_starts_with( $name, BlockTypes::PREFIX ) && array() === OwnCallbacks::of_others( "render_block_$name" ) && is_array( $inner ) && array_all( $inner, self::is_all_ours( ... ) );
	}

	/** @param array<string, mixed> $block */
	private function mark_instead( mixed $html, array $block ): mixed {
		$this->rendered[ self::key( $block ) ] = true;

		return is_string( $html ) ? $html . $this->next_mark( self::key( $block ) ) : $html;
	}

	private function remember( mixed $html ): mixed {
		$this->printed[] = is_string( $html ) ? $html : '';

		return $html;
	}

	/** @param array<string, mixed> $block */
	private function mark( mixed $html, array $block ): mixed {
		$printed = (string) array_pop( $this->printed );
		$key     = $block[ self::KEY ] ?? null;
		$name    = is_string( $block['blockName'] ?? null ) ? $block['blockName'] : '';

		if ( ! is_string( $html ) || ! is_string( $key ) || ! self::keeps( $printed, $html ) ) {
			return $html;
		}
		if ( str_starts_with( $name, BlockTypes::PREFIX ) && array() === OwnCallbacks::of_others( "render_block_$name" ) ) {
			$this->untouched[ $key ] = '' === $printed;
		}

		return '' === trim( $html ) ? $html : $html . $this->next_mark( $key );
	}

	/** The same for equal blocks: either all of them are somewhere on the page, or hidden content appears nowhere else. */
	private function next_mark( string $key ): string {
		$this->marks[ $key ] ??= count( $this->marks );

		return "<!--hvac-shown-{$this->marks[ $key ]}-->";
	}

	/** Whether the second contains all words of the first, in order; others may be between them. */
	private static function keeps( string $printed, string $filtered ): bool {
		$left = self::words( $printed );

		foreach ( array() === $left ? array() : self::words( $filtered ) as $word ) {
			if ( $word === current( $left ) ) {
				next( $left );
			}
		}

		return false === current( $left );
	}

	/** @return list<string> */
	private static function words( string $html ): array {
		$words = preg_split( '/\s+/', wp_strip_all_tags( str_replace( '<', ' <', $html ) ), -1, PREG_SPLIT_NO_EMPTY );

		return false === $words ? array() : $words;
	}

	/** @param array<string, mixed> $block */
	private static function key( array $block ): string {
		$html = is_string( $block['innerHTML'] ?? null ) ? $block['innerHTML'] : '';

		return md5( (string) wp_json_encode( array( $block['blockName'] ?? 'core/freeform', $block['attrs'] ?? array(), trim( strip_shortcodes( $html ) ) ), JSON_PARTIAL_OUTPUT_ON_ERROR ) );
	}
}
