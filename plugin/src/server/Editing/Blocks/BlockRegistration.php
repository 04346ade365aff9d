<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Blocks\Printing\InlineTooltips;
use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\WordPressRoutes;
use WP_Block_Supports;
use WP_Block_Type;
use WP_Block_Type_Registry;
use WP_Post;
use WP_Query;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the blocks on `init`, or later if the request can wait: for each block type, WordPress computes styles and settings anew, on every page and
 * many times.
 *
 * A visitor's page registers only the types that it shows, once the main query has loaded its content: those named there, and those that pages have found
 * elsewhere, in templates, menus and patterns. A REST request waits until a WordPress route is called. Any other type is registered when a block of it is
 * rendered or `BlockTypes` is asked.
 *
 * Assumptions:
 * - A classic theme may print all styles in the head, before any content is rendered: its pages do not wait.
 * - A type that is registered after WordPress has processed the theme makes it do so again. The first page that finds one elsewhere records it for all others.
 * - WordPress caches the global styles of all blocks for all pages: types that have some are registered on all.
 */
final readonly class BlockRegistration implements Feature {
	/** The full names of types that pages found outside their content: an autoloaded option, which costs no query once it exists. */
	private const ELSEWHERE = 'hvac_blocks_in_templates';

	/** The post types that are saved when templates change. */
	private const TEMPLATE_TYPES = array( 'wp_template', 'wp_template_part', 'wp_navigation', 'wp_block', 'wp_global_styles' );

	public function __construct( private BlockLibrary $library ) {}

	public function boot(): void {
		add_action( 'init', $this->begin( ... ) );
		add_action( 'switch_theme', self::forget( ... ) );

		foreach ( self::TEMPLATE_TYPES as $type ) {
			add_action( "save_post_$type", self::forget( ... ) );
		}
	}

	private function begin(): void {
		$is_page = self::is_page_that_can_wait();

		if ( ! $is_page && ! WordPressRoutes::can_wait() ) {
			$this->library->register();
			return;
		}

		// A route that needs one type, such as that of the editor's previews, needs many: one after the other takes longer than all at once.
		BlockTypes::wait( fn ( ?array $names ) => $is_page || null === $names ? $this->register( $names ) : BlockTypes::register() );
		add_filter( 'pre_render_block', self::before_render( ... ), PHP_INT_MIN, 3 );
		add_filter( 'render_block_data', self::after_change( ... ), PHP_INT_MAX, 2 );
		add_filter( 'block_core_navigation_render_fallback', self::before_menu( ... ), PHP_INT_MAX );
		WordPressRoutes::before( BlockTypes::register( ... ) );
		add_action( 'wp', $this->after_query( ... ) );
	}

	/** @param list<string>|null $names */
	private function register( ?array $names ): void {
		$ours = null === $names ? null : $this->library->those_of( $names );

		if ( array() === $ours ) {
			return;
		}

		if ( null !== $ours && did_action( 'template_redirect' ) > 0 ) {
			update_option( self::ELSEWHERE, array_values( array_unique( array( ...self::elsewhere(), ...$ours ) ) ), true );
		}

		$registry = WP_Block_Type_Registry::get_instance();
		$others   = $registry->get_all_registered();
		$this->library->register( $ours );
		self::add_attributes_of_supports( array_diff_key( $registry->get_all_registered(), $others ) );
	}

	/**
	 * Does for these types what `WP_Block_Supports::init()` does for all.
	 *
	 * @param array<WP_Block_Type> $types
	 */
	private static function add_attributes_of_supports( array $types ): void {
		$supports = WP_Block_Supports::get_instance();

		// WordPress keeps the list to itself.
		if ( ! property_exists( $supports, 'block_supports' ) ) {
			WP_Block_Supports::init();
			return;
		}

		/** @var array<array{register_attribute?: callable( WP_Block_Type ): void}> $all */
		$all = ( fn (): mixed => $this->block_supports )->call( $supports );

		foreach ( array_column( $all, 'register_attribute' ) as $add ) {
			array_walk( $types, static fn ( WP_Block_Type $type ) => $add( $type ) );
		}
	}

	private static function is_page_that_can_wait(): bool {
		return BlockLibrary::is_page_of_a_visitor() && wp_is_block_theme();
	}

	/** @return list<string> */
	private static function elsewhere(): array {
		$names = get_option( self::ELSEWHERE );

		if ( ! is_array( $names ) ) {
			self::forget();
			$names = get_option( self::ELSEWHERE );
		}

		return is_array( $names ) ? array_values( array_filter( $names, is_string( ... ) ) ) : array();
	}

	private function after_query(): void {
		/** @var WP_Query $wp_query */
		global $wp_query;

		$contents = array_map( static fn ( mixed $post ): string => $post instanceof WP_Post ? $post->post_content : '', $wp_query->posts ?? array() );

		BlockTypes::register_these( $this->library->with_parents( array( ...self::elsewhere(), ...self::names_in( implode( "\n", $contents ) ) ) ) );
	}

	/**
	 * @param array<string, mixed> $block  parsed; inner blocks are looked up before the filter sees them
	 * @param mixed                $parent null for the outermost block, whose inner blocks are registered with it
	 */
	private static function before_render( mixed $html, array $block, mixed $parent = null ): mixed {
		if ( null === $parent ) {
			self::register_found( $block );
		}

		return $html;
	}

	/**
	 * Inner blocks that a filter put into a block.
	 *
	 * @param array<string, mixed> $block  parsed
	 * @param array<string, mixed> $source the same before any filter
	 * @return array<string, mixed>
	 */
	private static function after_change( array $block, array $source ): array {
		if ( ( $block['innerBlocks'] ?? null ) !== ( $source['innerBlocks'] ?? null ) ) {
			self::register_found( $block );
		}

		return $block;
	}

	/** The blocks of a menu that no block names: WordPress takes the site's newest. */
	private static function before_menu( mixed $blocks ): mixed {
		self::register_found( array( 'innerBlocks' => $blocks ) );

		return $blocks;
	}

	/** @param array<array-key, mixed> $block parsed */
	private static function register_found( array $block ): void {
		if ( BlockTypes::are_waiting() ) {
			BlockTypes::register_these( self::names_below( $block ) );
		}
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @return list<string>
	 */
	private static function names_below( array $block ): array {
		$name  = $block['blockName'] ?? null;
		$inner = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array();
		$names = is_string( $name ) && str_starts_with( $name, BlockTypes::PREFIX ) ? array( $name ) : array();

		if ( 'core/navigation' === $name && array() === $inner ) {
			$names = self::names_in( self::menu( $block['attrs'] ?? array() ) );
		}

		foreach ( $inner as $one ) {
			if ( is_array( $one ) ) {
				array_push( $names, ...self::names_below( $one ) );
			}
		}

		return $names;
	}

	/** WordPress builds the blocks of a menu itself, without rendering its content. */
	private static function menu( mixed $attributes ): string {
		$menu = is_array( $attributes ) ? ( $attributes['ref'] ?? null ) : null;

		return is_int( $menu ) ? get_post( $menu )->post_content ?? '' : '';
	}

	/** @return list<string> the full names of our blocks in a content or, with escaped slashes, in global styles */
	private static function names_in( string $content ): array {
		preg_match_all( '~\bhvac-blocks\\\\?/([a-z0-9-]+)~', $content, $found );
		$names = array_map( static fn ( string $name ): string => BlockTypes::PREFIX . $name, $found[1] );

		return array_values( array_unique( str_contains( $content, InlineTooltips::ATTRIBUTE ) ? array( ...$names, InlineTooltips::BLOCK ) : $names ) );
	}

	private static function forget(): void {
		$theme  = get_theme_file_path( 'theme.json' );
		$styles = is_file( $theme ) ? (string) file_get_contents( $theme ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the theme.
		$stored = WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme() )['post_content'] ?? '';

		update_option( self::ELSEWHERE, self::names_in( $styles . ( is_string( $stored ) ? $stored : '' ) ), true );
	}
}
