<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteSearch;

use HvacBlocks\Editing\Content\PagePaths;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;
use WP_Post;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the pages and posts of one language that match the input, the best first.
 *
 * The database selects candidates; the text that visitors read decides, ignoring accents and plurals.
 *
 * Assumptions:
 * - If no page has all words, those with the most are found.
 * - If there are more than `MOST` candidates, those whose titles have the most words are examined.
 */
final readonly class SearchedPages {
	private const MOST = 200;

	/** Shorter words are searched as written. */
	private const LONG_WORD = 5;

	public function __construct( private wpdb $wpdb ) {}

	/**
	 * @param list<int> $first posts that come first, whatever their texts
	 * @return list<WP_Post>
	 */
	public function find( SearchQuery $query, Language $language, array $first = array() ): array {
		$relevance = new Relevance( $query );
		$found     = array();

		foreach ( $this->posts( $query, $language ) as $post ) {
			$found[] = array( 'post' => $post ) + $relevance->of( $post->post_title, $post->post_excerpt, SearchedText::of_content( $post->post_content ) );
		}

		$most  = max( array( 1, ...array_column( $found, 'words' ) ) );
		$found = array_filter( $found, static fn ( array $one ): bool => $one['words'] === $most );

		usort( $found, static fn ( array $one, array $other ): int => array( $other['score'], $one['post']->post_title, $one['post']->ID ) <=> array( $one['score'], $other['post']->post_title, $other['post']->ID ) );

		_prime_post_caches( $first, false );
		$found = array_filter( array_column( $found, 'post' ), static fn ( WP_Post $post ): bool => ! in_array( $post->ID, $first, true ) );

		return array( ...array_values( array_filter( array_map( get_post( ... ), $first ), self::is_searchable( ... ) ) ), ...$found );
	}

	/** @return list<WP_Post> the candidates, in no order */
	private function posts( SearchQuery $query, Language $language ): array {
		$ids = $this->in( $language, $this->candidates( $query ) );

		if ( count( $ids ) > self::MOST ) {
			$relevance = new Relevance( $query );
			$ids       = array_map( static fn ( string $title ): int => $relevance->of( $title, '', '' )['score'], $ids );
			arsort( $ids );
		}

		$ids = array_slice( array_keys( $ids ), 0, self::MOST );
		_prime_post_caches( $ids, false );

		return array_values( array_filter( array_map( get_post( ... ), $ids ), self::is_searchable( ... ) ) );
	}

	/** @return array<int, array{type: string, title: string}> by ID */
	private function candidates( SearchQuery $query ): array {
		$types = array_values( array_diff( get_post_types( array( 'public' => true, 'exclude_from_search' => false ) ), array( 'attachment' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- two words.

		if ( array() === $query->words || array() === $types ) {
			return array();
		}

		$marks = implode( ',', array_fill( 0, count( $types ), '%s' ) );
		$likes = implode( ' OR ', array_fill( 0, count( $query->words ), 'post_title LIKE %s OR post_excerpt LIKE %s OR post_content LIKE %s' ) );
		$words = array_merge( ...array_map( fn ( array $word ): array => array_fill( 0, 3, $this->pattern( $word ) ), $query->words ) );
		$found = array();

		$rows = Query::rows(
			$this->wpdb,
			"SELECT ID, post_type, post_title FROM %i WHERE post_status = 'publish' AND post_password = '' AND post_type IN ($marks) AND ($likes) ORDER BY ID",
			$this->wpdb->posts,
			...$types,
			...$words
		);

		foreach ( $rows as $row ) {
			$found[ $row->int( 'ID' ) ] = array(
				'type'  => $row->string( 'post_type' ),
				'title' => $row->string( 'post_title' ),
			);
		}

		return $found;
	}

	/**
	 * @param array<int, array{type: string, title: string}> $candidates
	 * @return array<int, string> the titles of those in the language, by ID
	 */
	private function in( Language $language, array $candidates ): array {
		$pages = array() === $candidates ? array() : ( new PagePaths( $this->wpdb ) )->all();
		$site  = PageLanguage::of_site();
		_prime_post_caches( array_keys( array_filter( $candidates, static fn ( array $one ): bool => 'page' !== $one['type'] ) ), true, false );

		foreach ( $candidates as $id => $one ) {
			$named = 'page' === $one['type'] ? Language::from_path( $pages[ $id ]['path'] ?? '' ) : PageLanguage::named_by_post( $id );

			if ( ( $named ?? $site ) !== $language ) {
				unset( $candidates[ $id ] );
			}
		}

		return array_map( static fn ( array $one ): string => $one['title'], $candidates );
	}

	/**
	 * Matches at least the intended words. SQLite distinguishes á from a: any letter may be in place of an accented one.
	 *
	 * @param array{typed: string, root: string} $word
	 */
	private function pattern( array $word ): string {
		$typed   = mb_substr( $word['typed'], 0, max( 1, strlen( $word['root'] ) ) );
		$letters = mb_strlen( $typed ) < self::LONG_WORD ? '/[^\x00-\x7F]/u' : '/[aeiou]|[^\x00-\x7F]/u';

		return '%' . preg_replace( $letters, '_', $this->wpdb->esc_like( $typed ) ) . '%';
	}

	/** @phpstan-assert-if-true WP_Post $post */
	private static function is_searchable( mixed $post ): bool {
		/**
		 * Filters whether the site search may find a page.
		 *
		 * @param bool    $is_searchable
		 * @param WP_Post $post published, without a password
		 */
		return $post instanceof WP_Post && true === apply_filters( 'hvac_blocks_is_searchable', true, $post );
	}
}
