<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog;

use HvacBlocks\Editing\Blocks\Fixtures;
use HvacBlocks\Offers\Catalog\Records\CatalogProduct;
use HvacBlocks\Offers\Catalog\Records\ModelNumber;
use HvacBlocks\Offers\Catalog\Records\SerialNumber;
use HvacBlocks\Offers\Catalog\Store\ProductQuery;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;

defined( 'ABSPATH' ) || exit;

/** The products of an example, in its order; the first is the page's. */
final readonly class ExampleProducts implements ProductDirectory {
	/** @var list<StoredProduct> */
	private array $products;

	/** @param array<string, mixed> $answer `products` as `CatalogProduct::to_array()`, or by their names in `plugin/blocks/_fixtures/products.json` */
	public function __construct( array $answer ) {
		$products = array();
		$given    = Fixtures::of( 'products' )->many( 'products', $answer['products'] ?? null );

		foreach ( is_array( $given ) ? array_values( $given ) : array() as $index => $values ) {
			$product    = CatalogProduct::from_array( is_array( $values ) ? $values : array() );
			$products[] = new StoredProduct( $product, 'demo', $index + 1, sanitize_title( $product->id ) );
		}

		$this->products = $products;
	}

	public function find( ProductQuery $query, int $offset = 0, int $most = 100 ): array {
		return array_slice( $this->matching( $query ), $offset, $most );
	}

	public function count( ProductQuery $query ): int {
		return count( $this->matching( $query ) );
	}

	public function counts(): array {
		return array_count_values( array_map( static fn ( StoredProduct $stored ): string => $stored->product->category->value, $this->products ) );
	}

	public function get( string $id ): ?StoredProduct {
		return $this->matching( new ProductQuery( ids: array( $id ) ) )[0] ?? null;
	}

	public function of_model( string $key, int $most ): array {
		return array_slice( array_values( array_filter( $this->products, static fn ( StoredProduct $stored ): bool => str_starts_with( ModelNumber::key( $stored->key() ), $key ) ) ), 0, $most );
	}

	public function of_nameplate( string $key ): ?StoredProduct {
		return array_values( array_filter( $this->products, static fn ( StoredProduct $stored ): bool => str_starts_with( $key, ModelNumber::key( $stored->key() ) ) ) )[0] ?? null;
	}

	public function of_serial( string $key, int $most ): array {
		return SerialNumber::best( $this->products, static fn ( StoredProduct $stored ): CatalogProduct => $stored->product, $key, $most );
	}

	public function of_page(): ?StoredProduct {
		return $this->products[0] ?? null;
	}

	/** @return list<StoredProduct> */
	private function matching( ProductQuery $query ): array {
		return array_values(
			array_filter(
				$this->products,
				static fn ( StoredProduct $stored ): bool => ( null === $query->category || $stored->product->category === $query->category )
					&& ( null === $query->tier || $stored->product->tier === $query->tier )
					&& ( null === $query->most_noise || ( $stored->product->number( 'noiseFrom' ) ?? 1000.0 ) <= $query->most_noise )
					&& $stored->product->is_for( $query->country )
					&& ( array() === $query->ids || in_array( $stored->product->id, $query->ids, true ) )
			)
		);
	}
}
