<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use Closure;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Block patterns: whole pages, which are the demo site's pages whose parameters include `pattern`, and the sections of these pages, in the language of
 * the edited page, or in all languages. A new page is also offered the whole pages. They are read only when the editor asks for patterns.
 */
final readonly class DemoPatterns implements Feature {
	private const CATEGORY = 'hvac-blocks';

	/** @param Closure(): DemoContent $content */
	public function __construct( private Closure $content ) {}

	public function boot(): void {
		add_filter( 'rest_request_before_callbacks', $this->register_for( ... ), 10, 3 );
	}

	/**
	 * @param mixed                                   $response
	 * @param array<string, mixed>                    $handler
	 */
	private function register_for( mixed $response, array $handler, WP_REST_Request $request ): mixed {
		// WordPress checks the same capability later.
		if ( current_user_can( 'edit_posts' ) ) {
			match ( $request->get_route() ) {
				'/wp/v2/block-patterns/categories' => register_block_pattern_category( self::CATEGORY, array( 'label' => 'HVAC Blocks' ) ),
				'/wp/v2/block-patterns/patterns'   => $this->register(),
				default                            => null,
			};
		}

		return $response;
	}

	private function register(): void {
		$content  = ( $this->content )();
		$language = self::language_of_edited_page();

		foreach ( null === $language ? Language::cases() : array( $language ) as $one ) {
			$sections = array();

			foreach ( $content->patterns( $one ) as $page ) {
				register_block_pattern( "hvac-blocks/{$page->pattern}-{$one->value}", self::whole_page( $page, $content->text( "patterns.$page->pattern", $one ) ) );
				$sections += DemoSections::of( $page->content );
			}

			foreach ( $sections as $key => $section ) {
				register_block_pattern( "hvac-blocks/section-$key-{$one->value}", self::section( $section, $one ) );
			}
		}
	}

	/** The editor asks without naming its page, but from it. Null if the page's place does not determine a language yet, or if no page is edited. */
	private static function language_of_edited_page(): ?Language {
		wp_parse_str( (string) wp_parse_url( (string) wp_get_raw_referer(), PHP_URL_QUERY ), $query );
		$id = $query['post'] ?? null;

		return is_numeric( $id ) ? PageLanguage::named_by_post( (int) $id ) : null;
	}

	/** @return array{title: string, description: string, content: string, categories: list<string>, blockTypes: list<string>, postTypes: list<string>, viewportWidth: int} */
	private static function whole_page( DemoPage $page, string $name ): array {
		return array(
			'title'         => "$name ({$page->language->own_name()})",
			'description'   => $page->description,
			'content'       => $page->content,
			'categories'    => array( self::CATEGORY ),
			// Offered for a new page.
			'blockTypes'    => array( 'core/post-content' ),
			'postTypes'     => array( 'page' ),
			'viewportWidth' => 1280,
		);
	}

	/**
	 * @param array{name: string, content: string} $section
	 * @return array{title: string, content: string, categories: list<string>, viewportWidth: int}
	 */
	private static function section( array $section, Language $language ): array {
		return array(
			'title'         => "{$section['name']} ({$language->own_name()})",
			'content'       => $section['content'],
			'categories'    => array( self::CATEGORY ),
			'viewportWidth' => 1280,
		);
	}
}
