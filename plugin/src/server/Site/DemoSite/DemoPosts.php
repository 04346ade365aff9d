<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Editing\Seo\SocialImages;
use HvacBlocks\Platform\Database\Transaction;
use RuntimeException;
use WP_Post;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Writes posts of the demo site once: a post that a person made or changed is never overwritten, an unchanged one is updated with the plugin's newer
 * texts.
 */
final class DemoPosts {
	/** Stored with each post: digests of its source and of its stored content. */
	public const MADE = '_hvac_blocks_starter';

	/** The theme's template for pages with a heading of their own, once looked up; empty if it has none. */
	private ?string $page_template = null;

	/** Whether the post exists and is up to date, or must no longer be written. */
	public function is_done( ?WP_Post $post, string $content ): bool {
		return null !== $post && self::is_current( self::source( $post ), $content );
	}

	/** @param string|null $source as {@see self::source()} returned it */
	public static function is_current( ?string $source, string $content ): bool {
		return null === $source || md5( $content ) === $source;
	}

	/** Returns the digest of the post's source; null if a person made or changed it. */
	public static function source( WP_Post $post ): ?string {
		$made = get_post_meta( $post->ID, self::MADE, true );

		if ( ! is_array( $made ) || PostDigest::of_texts( $post ) !== ( $made['stored'] ?? '' ) ) {
			return null;
		}

		return is_string( $made['source'] ?? null ) ? $made['source'] : '';
	}

	/**
	 * Writes a page, as {@see self::write()} writes a post.
	 *
	 * @return int the page's id
	 * @throws RuntimeException
	 */
	public function write_page( ?WP_Post $post, DemoPage $page, int $parent, string $status = 'publish', bool $is_ours = true ): int {
		$this->page_template ??= isset( wp_get_theme()->get_page_templates( null, 'page' )['page-no-title'] ) ? 'page-no-title' : '';

		return $this->write(
			$post,
			$page->content,
			array(
				'post_type'    => 'page',
				'post_status'  => $status,
				'post_title'   => $page->title,
				'post_name'    => basename( $page->path ),
				'post_parent'  => $parent,
				'post_excerpt' => $page->description,
			) + ( '' === $page->date ? array() : array( 'post_date' => "{$page->date} 09:00:00" ) ),
			array_filter(
				array(
					'_wp_page_template' => $this->page_template,
					PageRedirects::META => $page->redirect,
					SocialImages::META  => $page->social,
				)
			),
			$is_ours
		);
	}

	/**
	 * Afterwards either the complete post exists, with the mark that distinguishes it from a person's, or nothing of it.
	 *
	 * @param array{post_type: string, post_title: string, post_name: string, post_parent?: int, post_excerpt?: string, post_date?: string, post_status?: string} $fields unslashed
	 * @param array<string, string> $meta
	 * @param bool $is_ours whether it is updated with newer texts and removed with the demo site
	 * @return int the post's id
	 * @throws RuntimeException
	 */
	public function write( ?WP_Post $post, string $content, array $fields, array $meta = array(), bool $is_ours = true ): int {
		/** @var wpdb $wpdb */
		global $wpdb;

		// The markup is the plugin's own; without a logged-in user (on the command line) WordPress would strip parts of it.
		kses_remove_filters();

		try {
			return ( new Transaction( $wpdb ) )->run( fn (): int => self::put( $post, $content, $fields, $meta, $is_ours ) );
		} finally {
			kses_init();
		}
	}

	/**
	 * @param array{post_type: string, post_title: string, post_name: string, post_parent?: int, post_excerpt?: string, post_date?: string, post_status?: string} $fields
	 * @param array<string, string> $meta
	 * @throws RuntimeException
	 */
	private static function put( ?WP_Post $post, string $content, array $fields, array $meta, bool $is_ours ): int {
		$id = wp_insert_post(
			array(
				'ID'             => $post->ID ?? 0,
				'post_type'      => $fields['post_type'],
				'post_title'     => wp_slash( $fields['post_title'] ),
				'post_name'      => $fields['post_name'],
				'post_parent'    => $fields['post_parent'] ?? 0,
				'post_excerpt'   => wp_slash( $fields['post_excerpt'] ?? '' ),
				'post_content'   => wp_slash( $content ),
				'post_date'      => $fields['post_date'] ?? $post->post_date ?? '',
				'post_status'    => $fields['post_status'] ?? 'publish',
				'post_author'    => self::author(),
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
			),
			true
		);
		$stored = is_wp_error( $id ) ? null : get_post( $id );

		if ( is_wp_error( $id ) || null === $stored ) {
			throw new RuntimeException( is_wp_error( $id ) ? esc_html( $id->get_error_message() ) : 'WordPress does not have the post that it stored.' );
		}

		// A new post has none: WordPress need not look for it.
		$keep = static fn ( string $key, mixed $value ): mixed => null === $post ? add_post_meta( $id, $key, wp_slash( $value ) ) : update_post_meta( $id, $key, wp_slash( $value ) );

		foreach ( $meta as $key => $value ) {
			$keep( $key, $value );
		}

		if ( $is_ours ) {
			$keep(
				self::MADE,
				array(
					'source' => md5( $content ),
					'stored' => PostDigest::of_texts( $stored ),
					'all'    => PostDigest::of_all( $stored ),
				)
			);
		}

		return $id;
	}

	private static function author(): int {
		$administrators = get_users(
			array(
				'role'   => 'administrator',
				'number' => 1,
				'fields' => 'ID',
			)
		);

		$first = $administrators[0] ?? 0;

		return get_current_user_id() > 0 ? get_current_user_id() : ( is_numeric( $first ) ? (int) $first : 0 );
	}
}
