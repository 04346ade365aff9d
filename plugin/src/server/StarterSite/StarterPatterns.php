<?php
declare(strict_types=1);

namespace HvacBlocks\StarterSite;

use Closure;
use HvacBlocks\Feature;
use HvacBlocks\Languages\Language;
use HvacBlocks\Languages\PageLanguage;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Whole pages as block patterns, in each language, or in that of the page that is edited: those pages of the demo site whose parameters say `pattern`. A new page is offered
 * them, too. They are read only where the editor asks for patterns.
 */
final readonly class StarterPatterns implements Feature {
	private const CATEGORY = 'hvac-blocks';

	/** @param Closure(): StarterContent $content */
	public function __construct( private Closure $content ) {}

	public function boot(): void {
		add_filter( 'rest_request_before_callbacks', $this->register_for( ... ), 10, 3 );
	}

	/**
	 * @param mixed                                   $response
	 * @param array<string, mixed>                    $handler
	 * @param WP_REST_Request<array<string, mixed>>   $request
	 */
	private function register_for( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		// WordPress asks for the same capability, later.
		if ( str_starts_with( $request->get_route(), '/wp/v2/block-patterns/' ) && current_user_can( 'edit_posts' ) ) {
			$this->register();
		}

		return $response;
	}

	private function register(): void {
		$language = self::language_of_edited_page();
		register_block_pattern_category( self::CATEGORY, array( 'label' => 'HVAC Blocks' ) );

		foreach ( ( $this->content )()->pages() as $page ) {
			if ( '' !== $page->pattern && in_array( $language, array( null, $page->language ), true ) ) {
				register_block_pattern( "hvac-blocks/{$page->pattern}-{$page->language->value}", self::pattern( $page ) );
			}
		}
	}

	/** Null where the place of the page says none yet, or no page is edited. */
	private static function language_of_edited_page(): ?Language {
		// The editor's document is sent with answers to its first requests; later ones do not name the page they come from.
		wp_parse_str( (string) wp_parse_url( (string) wp_get_raw_referer(), PHP_URL_QUERY ), $query );
		$id   = $query['post'] ?? null;
		$page = get_post() ?? ( is_numeric( $id ) ? (int) $id : null );

		return null === $page ? null : PageLanguage::named_by_post( $page );
	}

	/** @return array{title: string, description: string, content: string, categories: list<string>, blockTypes: list<string>, postTypes: list<string>, viewportWidth: int} */
	private static function pattern( StarterPage $page ): array {
		return array(
			'title'         => "{$page->title} ({$page->language->own_name()})",
			'description'   => $page->description,
			'content'       => $page->content,
			'categories'    => array( self::CATEGORY ),
			// Offered for a new page.
			'blockTypes'    => array( 'core/post-content' ),
			'postTypes'     => array( 'page' ),
			'viewportWidth' => 1280,
		);
	}
}
