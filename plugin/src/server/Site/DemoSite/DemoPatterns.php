<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use Closure;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Block patterns: whole pages, which are the demo site's pages whose parameters include `pattern`, and the sections of these pages, in the language of
 * the edited page. While its place determines none, all languages are there: the likely one first, whose whole pages a new page is offered, the others in
 * categories of their own. They are read only when the editor asks for patterns.
 */
final readonly class DemoPatterns implements Feature {
	private const CATEGORY = 'hvac-blocks';

	/** @param Closure(): DemoContent $content */
	public function __construct( private Closure $content ) {}

	public function boot(): void {
		add_filter( 'rest_request_before_callbacks', $this->register_for( ... ), 10, 3 );
		add_filter( 'rest_request_after_callbacks', self::offered_first( ... ), 10, 3 );
	}

	/**
	 * @param mixed                                   $response
	 * @param array<string, mixed>                    $handler
	 */
	private function register_for( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		// WordPress checks the same capability later.
		if ( current_user_can( 'edit_posts' ) ) {
			match ( $request->get_route() ) {
				'/wp/v2/block-patterns/categories' => self::register_categories(),
				'/wp/v2/block-patterns/patterns'   => $this->register(),
				default                            => null,
			};
		}

		return $response;
	}

	/**
	 * The editor offers a new page whole pages in this order, and draws them as they are seen: those in its language come before those of the theme, which stay.
	 *
	 * @param array<string, mixed> $handler
	 */
	private static function offered_first( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		$patterns = $response instanceof WP_REST_Response && '/wp/v2/block-patterns/patterns' === $request->get_route() ? $response->get_data() : null;

		if ( $response instanceof WP_REST_Response && is_array( $patterns ) ) {
			$is_ours = static fn ( mixed $pattern ): bool => is_array( $pattern ) && is_string( $pattern['name'] ?? null ) && str_starts_with( $pattern['name'], 'hvac-blocks/' ) && array() !== ( $pattern['block_types'] ?? array() );
			$ours    = array_filter( $patterns, $is_ours );
			$response->set_data( array_values( $ours + $patterns ) );
		}

		return $response;
	}

	/** All languages, since the editor's page preloads them, before its address tells the language. Those without patterns are not shown. */
	private static function register_categories(): void {
		register_block_pattern_category( self::CATEGORY, array( 'label' => 'HVAC Blocks' ) );

		foreach ( Language::cases() as $language ) {
			register_block_pattern_category( self::CATEGORY . "-$language->value", array( 'label' => "HVAC Blocks ({$language->own_name()})" ) );
		}
	}

	private function register(): void {
		$post   = self::edited_post();
		$placed = null === $post ? null : PageLanguage::named_by_post( $post );
		$likely = $placed ?? self::likely_language();
		$this->register_in( $likely, self::CATEGORY, array( 'core/post-content' ) );

		foreach ( null === $placed ? self::others( $likely ) : array() as $language ) {
			$this->register_in( $language, self::CATEGORY . "-$language->value", array() );
		}
	}

	/** @param list<string> $offered_for the `blockTypes` of whole pages */
	private function register_in( Language $language, string $category, array $offered_for ): void {
		$content  = ( $this->content )();
		$common   = array( 'categories' => array( $category ), 'viewportWidth' => 1280 );
		$sections = array();

		foreach ( $content->patterns( $language ) as $page ) {
			register_block_pattern( "hvac-blocks/{$page->pattern}-{$language->value}", array( ...self::whole_page( $page, $content->text( "patterns.$page->pattern", $language ) ), ...$common, 'blockTypes' => $offered_for ) );
			$sections += DemoSections::of( $page->content );
		}

		foreach ( $sections as $key => $section ) {
			register_block_pattern( "hvac-blocks/section-$key-{$language->value}", array( 'title' => "{$section['name']} ({$language->own_name()})", 'content' => $section['content'], ...$common ) );
		}
	}

	/** @return list<Language> */
	private static function others( Language $language ): array {
		return array_values( array_filter( Language::cases(), static fn ( Language $one ): bool => $one !== $language ) );
	}

	/** The language of a page whose place determines none: the site's if it exists, otherwise the one that the editor's address or the user's language suggests. */
	private static function likely_language(): Language {
		return ( null === self::edited_post() ? Language::tryFrom( self::editor_argument( 'lang' ) ) ?? Language::from_locale( get_user_locale() ) : null ) ?? PageLanguage::of_site();
	}

	private static function edited_post(): ?int {
		$id = self::editor_argument( 'post' );

		return is_numeric( $id ) ? (int) $id : null;
	}

	/** The editor asks without naming its page, but from its address. Empty if that has no such argument. */
	private static function editor_argument( string $name ): string {
		wp_parse_str( (string) wp_parse_url( (string) wp_get_raw_referer(), PHP_URL_QUERY ), $query );
		$value = $query[ $name ] ?? '';

		return is_string( $value ) ? $value : '';
	}

	/** @return array{title: string, description: string, content: string, postTypes: list<string>} */
	private static function whole_page( DemoPage $page, string $name ): array {
		return array(
			'title'       => "$name ({$page->language->own_name()})",
			'description' => $page->description,
			'content'     => $page->content,
			'postTypes'   => array( 'page' ),
		);
	}
}
