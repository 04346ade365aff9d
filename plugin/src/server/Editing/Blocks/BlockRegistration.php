<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Blocks;

use HvacBlocks\Editing\Content\BlockTypes;
use HvacBlocks\Editing\Content\ContentBlocks;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\RequestPath;
use WP_Block_Supports;
use WP_Post;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the blocks on `init`, or later if the request can wait: for each block type, WordPress computes styles and settings anew, on every page and
 * many times.
 *
 * A visitor's page waits until the main query has loaded its content, a REST request until a WordPress route is called; both only until a block is
 * rendered or `BlockTypes` is asked.
 *
 * Assumptions:
 * - A classic theme may print all styles in the head, before any content is rendered: its pages do not wait.
 * - If the theme's own templates show a block of this plugin, waiting would make WordPress work twice. The first page that finds this records it for all others.
 */
final readonly class BlockRegistration implements Feature {
	/** Whether templates show blocks of this plugin, `yes` or `no`: an autoloaded option, which costs no query once it exists. */
	private const IN_TEMPLATES = 'hvac_blocks_in_templates';

	/** The post types that are saved when templates change. */
	private const TEMPLATE_TYPES = array( 'wp_template', 'wp_template_part', 'wp_navigation', 'wp_block' );

	public function __construct( private BlockLibrary $library ) {}

	public function boot(): void {
		add_action( 'init', $this->begin( ... ) );
		add_action( 'switch_theme', self::forget( ... ) );

		foreach ( self::TEMPLATE_TYPES as $type ) {
			add_action( "save_post_$type", self::forget( ... ) );
		}
	}

	private function begin(): void {
		if ( ! self::is_page_that_can_wait() && ! self::is_route_that_can_wait() ) {
			$this->library->register();
			return;
		}

		BlockTypes::wait( $this->register( ... ) );
		add_filter( 'pre_render_block', $this->before_render( ... ), PHP_INT_MIN, 2 );
		add_filter( 'rest_pre_dispatch', self::before_route( ... ), PHP_INT_MIN, 3 );
		add_action( 'wp', self::after_query( ... ) );
	}

	private function register(): void {
		$this->library->register();
		// WordPress has already added the supports' attributes to the types that existed before.
		WP_Block_Supports::init();
	}

	private static function is_page_that_can_wait(): bool {
		if ( ! BlockLibrary::is_page_of_a_visitor() || ! wp_is_block_theme() ) {
			return false;
		}

		$in_templates = get_option( self::IN_TEMPLATES );

		if ( false === $in_templates ) {
			self::forget();
		}

		return 'yes' !== $in_templates;
	}

	private static function is_route_that_can_wait(): bool {
		$route = RequestPath::rest_route();

		return null !== $route && ! self::is_of_wordpress( $route );
	}

	/** The index and the routes that list, render or check blocks. */
	private static function is_of_wordpress( string $route ): bool {
		return 1 === preg_match( '~^/*(?:$|wp/|wp-|batch/|oembed/)~', $route );
	}

	/** Waiting continues only for a single post without a block, which shows nothing that is written elsewhere. */
	private static function after_query(): void {
		$post = is_singular() ? get_queried_object() : null;

		if ( ! $post instanceof WP_Post || str_contains( $post->post_content, BlockTypes::PREFIX ) || ContentBlocks::shows_another( $post->post_content ) ) {
			BlockTypes::register();
		}
	}

	private static function before_route( mixed $answer, mixed $server, WP_REST_Request $request ): mixed {
		if ( self::is_of_wordpress( $request->get_route() ) ) {
			BlockTypes::register();
		}

		return $answer;
	}

	/** @param array<string, mixed> $block parsed; inner blocks are looked up before the filter sees them */
	private function before_render( mixed $html, array $block ): mixed {
		if ( BlockTypes::are_waiting() && self::has_ours( $block ) ) {
			if ( did_action( 'template_redirect' ) > 0 ) {
				update_option( self::IN_TEMPLATES, 'yes', true );
			}
			BlockTypes::register();
		}

		return $html;
	}

	/** @param array<array-key, mixed> $block */
	private static function has_ours( array $block ): bool {
		$name = $block['blockName'] ?? null;

		if ( is_string( $name ) && str_starts_with( $name, BlockTypes::PREFIX ) ) {
			return true;
		}

		if ( 'core/navigation' === $name && self::is_menu_with_ours( $block['attrs'] ?? array() ) ) {
			return true;
		}

		foreach ( is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array() as $inner ) {
			if ( is_array( $inner ) && self::has_ours( $inner ) ) {
				return true;
			}
		}

		return false;
	}

	/** WordPress builds the blocks of a menu itself, without rendering its content. */
	private static function is_menu_with_ours( mixed $attributes ): bool {
		$menu = is_array( $attributes ) ? ( $attributes['ref'] ?? null ) : null;

		return is_int( $menu ) && str_contains( get_post( $menu )->post_content ?? '', BlockTypes::PREFIX );
	}

	private static function forget(): void {
		update_option( self::IN_TEMPLATES, 'no', true );
	}
}
