<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use HvacBlocks\Editing\Content\PostTypes;
use HvacBlocks\Platform\Database\Query;
use WP_Post;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Writes posts' claims into the index. */
final readonly class ClaimIndexer {
	/** Posts per query. */
	private const STEP = 100;

	/** These are never shown. */
	private const NOT_INDEXED = array( 'trash', 'auto-draft', 'inherit' );

	public function __construct( private wpdb $wpdb, private ClaimIndex $index ) {}

	/** @return bool whether the post has claims, or had any */
	public function index( WP_Post $post ): bool {
		return $this->index->replace( $post->ID, in_array( $post->post_status, self::NOT_INDEXED, true ) ? array() : ClaimFinder::in( $post->post_content ) );
	}

	/** Reads all content, including content written without WordPress' knowledge. */
	public function rebuild(): void {
		$last = 0;
		$gone = array_flip( $this->index->posts() );

		do {
			$ids = $this->with_blocks( $last );
			_prime_post_caches( $ids, false, false );

			foreach ( $ids as $id ) {
				$post = get_post( $id );
				$last = $id;

				if ( $post instanceof WP_Post ) {
					unset( $gone[ $id ] );
					$this->index( $post );
				}
			}
		} while ( self::STEP === count( $ids ) );

		array_map( $this->index->remove( ... ), array_keys( $gone ) );
	}

	/** @return list<int> */
	private function with_blocks( int $after ): array {
		$ids = Query::column(
			$this->wpdb,
			'SELECT ID FROM %i WHERE ID > %d AND post_type NOT IN (' . implode( ',', array_fill( 0, count( PostTypes::WITHOUT_BLOCKS ), '%s' ) ) . ') AND post_content LIKE %s ORDER BY ID LIMIT %d',
			$this->wpdb->posts,
			...array( $after, ...PostTypes::WITHOUT_BLOCKS ),
			...array( '%' . $this->wpdb->esc_like( '<!-- wp:hvac-blocks/' ) . '%', self::STEP ),
		);

		return array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, array_values( $ids ) );
	}
}
