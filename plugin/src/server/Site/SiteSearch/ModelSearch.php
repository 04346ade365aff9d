<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SiteSearch;

use Closure;
use HvacBlocks\Offers\Catalog\Records\ModelNumber;
use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Platform\Database\DatabaseFailure;
use WP_Query;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The products whose model number, or its beginning, a visitor searches for: they come first. An input that does not look like one costs no query. */
final readonly class ModelSearch {
	private const MOST = 3;

	/** @param Closure(): ProductStore $products */
	public function __construct( private wpdb $wpdb, private Closure $products ) {}

	/** @return list<int> their posts */
	public function posts( string $typed ): array {
		$key = ModelNumber::in( $typed );

		try {
			return '' === $key ? array() : array_map( static fn ( StoredProduct $stored ): int => $stored->post, ( $this->products )()->of_model( $key, self::MOST ) );
		} catch ( DatabaseFailure ) {
			return array();
		}
	}

	/** Puts them first in the results of WordPress' own search; its other results keep their order. */
	public function lead( string $typed ): void {
		$posts = $this->posts( $typed );

		if ( array() === $posts ) {
			return;
		}

		$ids   = implode( ',', $posts );
		$id    = "{$this->wpdb->posts}.ID";
		$order = "CASE WHEN $id IN ($ids) THEN 0 ELSE 1 END, ";
		$is_it = static fn ( mixed $sql, mixed $query ): bool => is_string( $sql ) && $query instanceof WP_Query && $query->is_main_query() && $query->is_search();

		add_filter( 'posts_search', static fn ( mixed $sql, mixed $query = null ): mixed => $is_it( $sql, $query ) && is_string( $sql ) ? " AND ( $id IN ($ids) OR ( 1=1 $sql ) )" : $sql, 10, 2 );
		add_filter( 'posts_orderby', static fn ( mixed $sql, mixed $query = null ): mixed => $is_it( $sql, $query ) && is_string( $sql ) ? $order . $sql : $sql, 10, 2 );
	}
}
