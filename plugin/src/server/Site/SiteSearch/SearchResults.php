<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteSearch;

use HvacBlocks\Kernel\OwnCallbacks;
use HvacBlocks\Offers\Catalog\Store\ProductPosts;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Languages\Text;
use WP_Post;
use WP_Query;

defined( 'ABSPATH' ) || exit;

/**
 * One page of search results.
 *
 * @phpstan-type SearchResult array{title: string, href: string, section: string, text: string}
 */
final readonly class SearchResults {
	public const PAGE_SIZE = 10;

	private const LONGEST_TEXT = 200;

	/**
	 * @param string             $query   plain text, as typed
	 * @param int                $page    1-based
	 * @param list<SearchResult> $entries
	 */
	public function __construct( public string $query = '', public int $total = 0, public int $page = 1, public array $entries = array() ) {}

	/** Returns the results of this request's search; empty if it is not a search. */
	public static function of_request(): self {
		/** @var WP_Query|null $wp_query */
		global $wp_query;

		if ( ! $wp_query instanceof WP_Query || ! $wp_query->is_search() ) {
			return new self();
		}

		$typed = $wp_query->get( 's' );
		$page  = $wp_query->get( 'paged' );
		$query = SearchQuery::of( is_string( $typed ) ? $typed : '' );

		return new self(
			$query->text,
			$wp_query->found_posts,
			is_numeric( $page ) ? max( 1, (int) $page ) : 1,
			array_map( static fn ( WP_Post $post ): array => self::entry( $post, $query ), array_values( array_filter( (array) $wp_query->posts, static fn ( mixed $post ): bool => $post instanceof WP_Post ) ) )
		);
	}

	public function pages(): int {
		return (int) ceil( $this->total / self::PAGE_SIZE );
	}

	/** @return SearchResult */
	private static function entry( WP_Post $post, SearchQuery $query ): array {
		$product  = ProductPosts::TYPE === $post->post_type ? ProductPosts::read( $post )?->product : null;
		$language = PageLanguage::current();

		return null !== $product ? array(
			'title'   => $product->name( $language ),
			'href'    => (string) get_permalink( $post ),
			'section' => $product->category->label(),
			'text'    => $product->text( 'headline', $language ),
		) : array(
			'title'   => Text::plain( get_the_title( $post ) ),
			'href'    => (string) get_permalink( $post ),
			'section' => self::section( $post ),
			// Search engines show it, too.
			'text'    => '' === trim( $post->post_excerpt ) ? self::of_content( $post, $query ) : Text::plain( $post->post_excerpt ),
		);
	}

	/** Returns the title of the page above, unless that is a home page. */
	private static function section( WP_Post $post ): string {
		$above = $post->post_parent > 0 ? get_post( $post->post_parent ) : null;

		return $above instanceof WP_Post && $above->post_parent > 0 && 'publish' === $above->post_status && null === Language::tryFrom( $above->post_name ) ? Text::plain( get_the_title( $above ) ) : '';
	}

	/** Other plugins may hide a part of the content while it is rendered, for example from non-members: WordPress' excerpt applies their filters. */
	private static function of_content( WP_Post $post, SearchQuery $query ): string {
		foreach ( array( 'the_content', 'render_block', 'pre_render_block', 'render_block_data' ) as $hook ) {
			if ( array() !== OwnCallbacks::of_others( $hook ) ) {
				return Text::plain( get_the_excerpt( $post ) );
			}
		}

		return self::passage( SearchedText::of_content( $post->post_content ), $query );
	}

	/** Returns the passage of about a sentence around the first matching word. */
	private static function passage( string $text, SearchQuery $query ): string {
		$words = preg_split( '/\s+/u', $text, -1, PREG_SPLIT_NO_EMPTY );
		$words = false === $words ? array() : $words;
		$from  = 0;

		foreach ( $words as $at => $word ) {
			$folded = SearchedText::folded( $word );

			if ( array() !== array_filter( $query->words, static fn ( array $one ): bool => str_starts_with( $folded, $one['root'] ) ) ) {
				$from = max( 0, $at - 8 );
				break;
			}
		}

		$passage = implode( ' ', array_slice( $words, $from, 40 ) );
		$cut     = mb_strlen( $passage ) > self::LONGEST_TEXT ? (string) preg_replace( '/\s+\S*$/u', '', mb_substr( $passage, 0, self::LONGEST_TEXT ) ) : $passage;

		return ( $from > 0 ? '… ' : '' ) . $cut . ( $cut === $passage && $from + 40 >= count( $words ) ? '' : ' …' );
	}
}
