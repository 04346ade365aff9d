<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Store;

use HvacBlocks\Platform\Database\Query;
use WP_Post;
use WP_Rewrite;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Answers for many posts at once what WordPress asks the database for each post that it writes. WordPress still writes each post itself, so every hook of
 * other plugins runs as usual, and no hook of theirs runs while a cache is out of date.
 */
final class PostBatch {
	private const PRE_SLUG   = 'pre_wp_unique_post_slug';
	private const SUFFIX     = 'add_trashed_suffix_to_trashed_posts';
	private const INSERT     = 'pre_post_insert';
	private const TRANSITION = 'transition_post_status';

	/** WordPress' own action, which deletes a transient for each post. */
	private const AUTHORS = '__clear_multi_author_cache';

	/** @var array<string, list<int>> the posts of each slug, of any type and status */
	private array $posts;

	private bool $is_suspended = false;

	/** @param list<string> $slugs that the posts have or will ask for */
	private function __construct( wpdb $wpdb, array $slugs ) {
		$this->posts = array_fill_keys( $slugs, array() );
		$places      = implode( ',', array_fill( 0, count( $slugs ), '%s' ) );

		foreach ( array() === $slugs ? array() : Query::rows( $wpdb, "SELECT ID, post_name FROM %i WHERE post_name IN ($places)", $wpdb->posts, ...$slugs ) as $row ) {
			$this->posts[ $row->string( 'post_name' ) ][] = $row->int( 'ID' );
		}
	}

	/**
	 * @template T
	 * @param list<string>  $slugs that the posts have or will ask for
	 * @param callable(): T $work  writes the posts
	 * @return T
	 */
	public static function run( wpdb $wpdb, array $slugs, callable $work ): mixed {
		$batch       = new self( $wpdb, $slugs );
		$slug        = $batch->slug( ... );
		$suffix      = $batch->suffix( ... );
		$suspend     = $batch->suspend( ... );
		$resume      = $batch->resume( ... );
		$has_authors = remove_action( self::TRANSITION, self::AUTHORS );

		add_filter( self::PRE_SLUG, $slug, PHP_INT_MAX, 3 );
		add_filter( self::SUFFIX, $suffix, PHP_INT_MAX, 3 );
		add_action( self::INSERT, $suspend, PHP_INT_MAX );
		add_action( self::TRANSITION, $resume, PHP_INT_MIN, 3 );

		try {
			return $work();
		} finally {
			remove_filter( self::PRE_SLUG, $slug, PHP_INT_MAX );
			remove_filter( self::SUFFIX, $suffix, PHP_INT_MAX );
			remove_action( self::INSERT, $suspend, PHP_INT_MAX );
			remove_action( self::TRANSITION, $resume, PHP_INT_MIN );
			$batch->resume();

			if ( $has_authors ) {
				add_action( self::TRANSITION, self::AUTHORS, 10, 3 );
				delete_transient( 'is_multi_author' );
			}
		}
	}

	/** Returns a slug that is free; for others, and if another plugin decides, WordPress finds one. */
	private function slug( mixed $override, mixed $slug, mixed $post ): mixed {
		if ( null !== $override || ! is_string( $slug ) || ! $this->is_free( $slug, $post ) || has_filter( 'wp_unique_post_slug' ) || has_filter( 'wp_unique_post_slug_is_bad_flat_slug' ) ) {
			return $override;
		}

		// Another post of this batch that asks for it is no longer alone.
		$this->posts[ $slug ][] = is_int( $post ) ? $post : 0;

		return $slug;
	}

	private function suffix( mixed $adds, mixed $slug, mixed $post ): bool {
		return (bool) $adds && ! ( is_string( $slug ) && $this->is_free( $slug, $post ) );
	}

	private function is_free( string $slug, mixed $post ): bool {
		global $wp_rewrite;

		$feeds = $wp_rewrite instanceof WP_Rewrite ? (array) $wp_rewrite->feeds : array();

		return isset( $this->posts[ $slug ] ) && array() === array_filter( $this->posts[ $slug ], static fn ( int $other ): bool => 0 === $other || $other !== $post )
			&& 'embed' !== $slug && ! in_array( $slug, $feeds, true );
	}

	/** WordPress reads a new post, forgets it and reads it again, with none of other plugins' hooks in between. */
	private function suspend(): void {
		$this->is_suspended = ! wp_suspend_cache_invalidation( true );
	}

	private function resume( mixed $status = '', mixed $before = '', mixed $post = null ): void {
		if ( ! $this->is_suspended ) {
			return;
		}

		$this->is_suspended = false;
		wp_suspend_cache_invalidation( false );

		if ( $post instanceof WP_Post ) {
			$posts = array( $post );
			clean_post_cache( $post );
			update_post_cache( $posts );
		}
	}
}
