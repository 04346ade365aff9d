<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog;

use HvacBlocks\Offers\Catalog\Store\ProductPosts;
use HvacBlocks\Offers\Catalog\Store\ProductQuery;
use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Offers\Claims\SiteCalendar;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The products of this site. */
final class EmbeddedProductDirectory implements ProductDirectory {
	/** @var array<int, array<string, int>> the counts, by how often products have changed in this request */
	private array $counts = array();

	public function __construct( private readonly ProductStore $store, private readonly SiteCalendar $calendar ) {}

	public function find( ProductQuery $query, int $offset = 0, int $most = 100 ): array {
		return $this->store->shown( $query, $this->calendar->today(), $offset, $most );
	}

	public function count( ProductQuery $query ): int {
		return $this->store->count_shown( $query, $this->calendar->today() );
	}

	public function counts(): array {
		return $this->counts[ did_action( 'hvac_blocks_products_changed' ) ] ??= $this->store->counts( $this->calendar->today() );
	}

	public function get( string $id ): ?StoredProduct {
		return $this->store->get( $id );
	}

	public function of_model( string $key, int $most ): array {
		return $this->store->of_model( $key, $most );
	}

	public function of_nameplate( string $key ): ?StoredProduct {
		return $this->store->of_nameplate( $key );
	}

	public function of_serial( string $key, int $most ): array {
		return $this->store->of_serial( $key, $most );
	}

	public function of_page(): ?StoredProduct {
		$post = is_singular( ProductPosts::TYPE ) ? get_queried_object() : null;

		return $post instanceof WP_Post ? ProductPosts::read( $post ) : null;
	}
}
