<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Removal;

use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Site\DemoSite\DemoPosts;
use HvacBlocks\Site\DemoSite\PostDigest;
use WP_Post;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The posts that the demo site created: those that are unchanged, and which of them must stay because of others.
 *
 * A page above a page that stays must stay, or that one's address would change; a menu stays if something that stays shows it.
 */
final class MadePosts {
	/** WordPress' mark on a post that someone saved on its edit screen; quick edit and meta boxes of other plugins leave it, too. */
	private const SAVED_BY_HAND = '_edit_last';

	/** @var array<int, WP_Post>|null by ID, those to be removed; in order of removal */
	private ?array $going = null;

	/** @var array<int, array{WP_Post, KeptReason}> by ID, those that stay */
	private array $staying = array();

	public function __construct( private readonly wpdb $wpdb ) {}

	/**
	 * @param list<string> $types
	 * @return list<WP_Post> those to be removed
	 */
	public function going( array $types ): array {
		return array_values( array_filter( $this->found(), static fn ( WP_Post $post ): bool => in_array( $post->post_type, $types, true ) ) );
	}

	/**
	 * @param list<string> $types
	 * @return list<KeptItem>
	 */
	public function kept( array $types ): array {
		$this->found();

		$kept = array();

		foreach ( $this->staying as [ $post, $reason ] ) {
			if ( in_array( $post->post_type, $types, true ) ) {
				$kept[] = new KeptItem( $post->post_title, $reason, get_edit_post_link( $post, 'raw' ) ?? admin_url( "post.php?post=$post->ID&action=edit" ) );
			}
		}

		return $kept;
	}

	/** To be called after posts were removed. */
	public function forget(): void {
		$this->going = null;
	}

	/** @return array<int, WP_Post> */
	private function found(): array {
		if ( null !== $this->going ) {
			return $this->going;
		}

		$going         = array();
		$this->staying = array();

		foreach ( self::all() as $post ) {
			if ( self::is_as_made( $post ) ) {
				$going[ $post->ID ] = $post;
			} elseif ( 'trash' !== $post->post_status ) {
				$this->staying[ $post->ID ] = array( $post, KeptReason::Changed );
			}
		}

		$above = $this->above( $going );
		$going = $this->without( $going, $above, KeptReason::Above );
		$going = $this->without( $going, $this->used( $going ), KeptReason::Used );

		$this->going = $going;

		return $going;
	}

	/** @return list<WP_Post> */
	private static function all(): array {
		$posts = get_posts(
			array(
				'post_type'   => array( 'page', 'wp_navigation', 'wp_template_part' ),
				'post_status' => array_keys( get_post_stati() ),
				'numberposts' => -1,
				'orderby'     => 'ID',
				'order'       => 'ASC',
				'meta_key'    => DemoPosts::MADE, // phpcs:ignore WordPress.DB.SlowDBQuery -- keys of meta have an index.
				'lang'        => '',
			)
		);

		return array_values( array_filter( $posts, static fn ( mixed $post ): bool => $post instanceof WP_Post ) );
	}

	private static function is_as_made( WP_Post $post ): bool {
		$made = get_post_meta( $post->ID, DemoPosts::MADE, true );

		if ( ! is_array( $made ) || PostDigest::of_texts( $post ) !== ( $made['stored'] ?? '' ) ) {
			return false;
		}

		// The trash changes a post's status and name.
		return 'trash' === $post->post_status || ! isset( $made['all'] ) || ( PostDigest::of_all( $post ) === $made['all'] && '' === get_post_meta( $post->ID, self::SAVED_BY_HAND, true ) );
	}

	/**
	 * @param array<int, WP_Post> $going
	 * @param array<int, true>    $kept  by ID
	 * @return array<int, WP_Post>
	 */
	private function without( array $going, array $kept, KeptReason $reason ): array {
		foreach ( array_intersect_key( $going, $kept ) as $id => $post ) {
			$this->staying[ $id ] = array( $post, $reason );
		}

		return array_diff_key( $going, $kept );
	}

	/**
	 * @param array<int, WP_Post> $going sorted so that no page is removed before those below it
	 * @return array<int, true> by ID, all pages above one that stays
	 */
	private function above( array &$going ): array {
		$parents = $this->parents();
		$above   = array();
		$depths  = array();

		foreach ( array_keys( $parents + $going ) as $id ) {
			$line = array();

			for ( $at = $parents[ $id ] ?? 0; $at > 0 && ! isset( $line[ $at ] ); $at = $parents[ $at ] ?? 0 ) {
				$line[ $at ] = true;
			}

			$depths[ $id ] = count( $line );
			$above        += isset( $going[ $id ] ) ? array() : $line;
		}

		uksort( $going, static fn ( int $one, int $other ): int => array( $depths[ $other ], $one ) <=> array( $depths[ $one ], $other ) );

		return $above;
	}

	/** @return array<int, int> the parent of each page that is not in the trash, by ID */
	private function parents(): array {
		$parents = array();
		$rows = Query::rows( $this->wpdb, "SELECT ID, post_parent FROM %i WHERE post_type = 'page' AND post_status NOT IN ('trash', 'auto-draft')", $this->wpdb->posts );

		foreach ( $rows as $row ) {
			$parents[ $row->int( 'ID' ) ] = $row->int( 'post_parent' );
		}

		return $parents;
	}

	/**
	 * @param array<int, WP_Post> $going
	 * @return array<int, true> by ID, the menus shown by something that stays
	 */
	private function used( array $going ): array {
		$menus = array_filter( $going, static fn ( WP_Post $post ): bool => 'wp_navigation' === $post->post_type );
		$used  = array();

		if ( array() === $menus ) {
			return $used;
		}

		$rows = Query::rows( $this->wpdb, "SELECT ID, post_content FROM %i WHERE post_type <> 'revision' AND post_status NOT IN ('trash', 'auto-draft') AND post_content LIKE %s", $this->wpdb->posts, '%' . $this->wpdb->esc_like( '<!-- wp:navigation {' ) . '%' );

		foreach ( $rows as $row ) {
			if ( ! isset( $going[ $row->int( 'ID' ) ] ) ) {
				preg_match_all( '/"ref":(\d+)/', $row->string( 'post_content' ), $found );

				$used += array_fill_keys( array_map( intval( ... ), $found[1] ), true );
			}
		}

		return array_intersect_key( $used, $menus );
	}
}
