<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Store;

use HvacBlocks\Offers\Catalog\Records\CatalogProduct;
use HvacBlocks\Offers\Catalog\Records\ModelNumber;
use HvacBlocks\Offers\Catalog\Records\SerialNumber;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Platform\Import\RecordStore;
use WP_Post;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the products of this site: their posts, and the index of them.
 *
 * Assumptions:
 * - The posts are the truth; a row of the index follows each change of its post.
 * - A product is identified by the manufacturer's ID; of two posts with one ID the first has it.
 * - Visitors see published products that are sold today; administrators see all that are not in the trash.
 * - Callers pass some hundreds at once.
 *
 * Longer than other files: what is read of the index and what is written to it, which share its columns.
 */
final readonly class ProductStore implements RecordStore {
	private const A_READ = 500;

	/** The columns that `row()` fills, in order. */
	private const COLUMNS = '(id, product_id, model, name, slug, is_public, category, tier, countries, seer2, afue, noise, stages, price, price_from, price_until, energy_star, first_day, last_day, serials, data, source, hash, updated)';

	// A literal NULL for a figure that a product does not have.
	private const PLACES = "(%d, %s, %s, %s, %s, %d, %s, %s, %s, NULLIF(%s, ''), NULLIF(%s, ''), NULLIF(%s, ''), %s, NULLIF(%s, ''), %s, %s, %s, %s, %s, %s, %s, %s, %s, %d)";

	private const SHOWN = "is_public = 1 AND first_day <= %s AND (last_day = '' OR last_day >= %s)";

	public function __construct( private wpdb $wpdb ) {}

	/**
	 * Returns a page of the products that visitors see.
	 *
	 * @param string $today as 2026-12-31
	 * @return list<StoredProduct>
	 */
	public function shown( ProductQuery $query, string $today, int $offset = 0, int $most = 100 ): array {
		[ $where, $values ] = $this->where( $query, $today );

		$found = $this->read( "WHERE $where ORDER BY {$query->sort->sql()} LIMIT %d OFFSET %d", array( ...$values, $most, $offset ) );

		if ( array() !== $query->ids ) {
			$places = array_flip( array_map( strtolower( ... ), $query->ids ) );
			usort( $found, static fn ( StoredProduct $one, StoredProduct $other ): int => ( $places[ strtolower( $one->key() ) ] ?? 0 ) <=> ( $places[ strtolower( $other->key() ) ] ?? 0 ) );
		}

		return $found;
	}

	public function count_shown( ProductQuery $query, string $today ): int {
		[ $where, $values ] = $this->where( $query, $today );

		return (int) Query::value( $this->wpdb, "SELECT COUNT(*) FROM %i p WHERE $where", ProductTables::products( $this->wpdb ), ...$values );
	}

	/** @return array<string, int> the numbers of products that visitors see, by category */
	public function counts( string $today ): array {
		$counts = array();

		foreach ( Query::rows( $this->wpdb, 'SELECT category, COUNT(*) AS total FROM %i WHERE ' . self::SHOWN . ' GROUP BY category', ProductTables::products( $this->wpdb ), $today, $today ) as $row ) {
			$counts[ $row->string( 'category' ) ] = $row->int( 'total' );
		}

		return $counts;
	}

	/** Returns the published product at an address; also one that is no longer sold, since links to it remain. */
	public function at( string $slug ): ?StoredProduct {
		return $this->read( 'WHERE slug = %s AND is_public = 1 LIMIT 1', array( $slug ) )[0] ?? null;
	}

	/** Returns the published product with an ID; also one that is no longer sold. */
	public function get( string $id ): ?StoredProduct {
		return $this->read( 'WHERE product_id = %s AND is_public = 1', array( $id ) )[0] ?? null;
	}

	/**
	 * Returns the published products whose model number begins with a text, also those no longer sold; only one if it is the whole number.
	 *
	 * @param string $key of `ModelNumber`, not empty
	 * @return list<StoredProduct>
	 */
	public function of_model( string $key, int $most ): array {
		$found = $this->read( 'WHERE model LIKE %s AND is_public = 1 ORDER BY model, id LIMIT %d', array( $this->wpdb->esc_like( $key ) . '%', $most ) );
		$whole = array_filter( $found, static fn ( StoredProduct $stored ): bool => ModelNumber::key( $stored->key() ) === $key );

		return array() === $whole ? $found : array_values( $whole );
	}

	/** Returns the published product whose model number is the beginning of a longer number; the longest of several. */
	public function of_nameplate( string $key ): ?StoredProduct {
		$beginnings = ModelNumber::beginnings( $key );

		return array() === $beginnings ? null : $this->read( 'WHERE model IN (' . implode( ',', array_fill( 0, count( $beginnings ), '%s' ) ) . ') AND is_public = 1 ORDER BY LENGTH(model) DESC, id LIMIT 1', $beginnings )[0] ?? null;
	}

	/**
	 * Returns the published products whose serial numbers begin as a number does, or with a part of it; those that fit best.
	 *
	 * @param string $key of `ModelNumber`, not empty
	 * @return list<StoredProduct>
	 */
	public function of_serial( string $key, int $most ): array {
		$whole  = array_map( static fn ( string $one ): string => "% $one %", SerialNumber::beginnings( $key ) );
		$values = array() === $whole ? array() : array( '% ' . $this->wpdb->esc_like( $key ) . '%', ...$whole );

		return array() === $values ? array() : SerialNumber::best(
			$this->read( "WHERE serials <> '' AND is_public = 1 AND (" . implode( ' OR ', array_fill( 0, count( $values ), 'serials LIKE %s' ) ) . ') ORDER BY model, id', $values ),
			static fn ( StoredProduct $stored ): CatalogProduct => $stored->product,
			$key,
			$most
		);
	}

	public function of_post( int $post ): ?StoredProduct {
		return $this->read( 'WHERE id = %d', array( $post ) )[0] ?? null;
	}

	public function count(): int {
		return (int) Query::value( $this->wpdb, 'SELECT COUNT(*) FROM %i', ProductTables::products( $this->wpdb ) );
	}

	/** @return iterable<StoredProduct> all products, some hundreds in memory at a time */
	public function each(): iterable {
		$page = 0;

		do {
			$some = $this->read( 'ORDER BY product_id LIMIT %d OFFSET %d', array( self::A_READ, $page++ * self::A_READ ) );

			yield from $some;
		} while ( self::A_READ === count( $some ) );
	}

	/**
	 * @param list<string> $ids
	 * @return array<string, StoredProduct> by ID in lower case
	 */
	public function get_many( array $ids ): array {
		$found = array();

		if ( array() !== $ids ) {
			foreach ( $this->read( 'WHERE product_id IN (' . implode( ',', array_fill( 0, count( $ids ), '%s' ) ) . ')', $ids ) as $stored ) {
				$found[ strtolower( $stored->key() ) ] = $stored;
			}
		}

		return $found;
	}

	/**
	 * @param list<string> $ids
	 * @return array<string, string> by ID in lower case
	 */
	public function hashes( array $ids ): array {
		return array_map( static fn ( StoredProduct $stored ): string => $stored->hash(), $this->get_many( $ids ) );
	}

	/** @param list<StoredProduct> $products no ID twice */
	public function write( array $products ): void {
		( new Transaction( $this->wpdb ) )->run( fn () => $this->put( $products ) );
		$this->announce();
	}

	/**
	 * The same within the caller's transaction; the caller announces it after the commit.
	 *
	 * @param list<StoredProduct> $products no ID twice
	 */
	public function put( array $products ): void {
		$ids   = array_map( static fn ( StoredProduct $stored ): string => $stored->key(), $products );
		$known = $this->get_many( $ids );
		$slugs = array_map( static fn ( StoredProduct $stored ): string => $known[ strtolower( $stored->key() ) ]->slug ?? sanitize_title( $stored->name() ), $products );
		$posts = array_map( static fn ( StoredProduct $stored ): int => $stored->post, $known );

		// Reads those that change, with their values, at once.
		_prime_post_caches( array_values( $posts ), false );
		PostBatch::run( $this->wpdb, array_values( array_unique( $slugs ) ), fn () => $this->put_posts( $products, $ids, $posts ) );
	}

	/**
	 * @param list<StoredProduct> $products
	 * @param list<string>        $ids   their IDs
	 * @param array<string, int>  $posts by ID in lower case
	 */
	private function put_posts( array $products, array $ids, array $posts ): void {
		$posts = $posts + ProductPosts::from_trash( $this->wpdb, array_values( array_filter( $ids, static fn ( string $id ): bool => ! isset( $posts[ strtolower( $id ) ] ) ) ) );
		$rows  = array();
		$new   = array();

		foreach ( $products as $stored ) {
			$known = $posts[ strtolower( $stored->key() ) ] ?? 0;
			$post  = get_post( ProductPosts::write( $stored, $known ) );

			if ( ! $post instanceof WP_Post ) {
				continue;
			}

			$rows[] = self::row( $stored, $post );

			if ( 0 === $known ) {
				$new[ $post->ID ] = $stored;
			}
		}

		ProductPosts::write_meta( $this->wpdb, $new );
		$this->replace( $rows );
	}

	/**
	 * Removes within the caller's transaction; the caller announces it after the commit. The posts go to the trash.
	 *
	 * @param list<string> $ids
	 */
	public function take( array $ids ): int {
		$found = $this->get_many( $ids );

		_prime_post_caches( array_values( array_map( static fn ( StoredProduct $stored ): int => $stored->post, $found ) ), false );
		PostBatch::run(
			$this->wpdb,
			array(),
			function () use ( $found ): void {
				foreach ( $found as $stored ) {
					ProductPosts::trash( $stored->post, $stored->key() );
					$this->forget( $stored->post );
				}
			}
		);

		return count( $found );
	}

	/** Makes the row of a post anew that a person has changed: it no longer belongs to an import or to the demo site. */
	public function index( WP_Post $post ): void {
		$stored = in_array( $post->post_status, array( 'trash', 'auto-draft' ), true ) ? null : ProductPosts::read( $post );
		$others = null === $stored ? null : $this->get_many( array( $stored->key() ) )[ strtolower( $stored->key() ) ] ?? null;

		if ( null === $stored || null !== $others && $others->post !== $post->ID ) {
			$this->forget( $post->ID );
		} else {
			$this->replace( array( self::row( $stored, $post ) ) );
		}

		$this->announce();
	}

	/** Removes the row of a post. */
	public function forget( int $post ): void {
		Query::run( $this->wpdb, 'DELETE FROM %i WHERE id = %d', ProductTables::products( $this->wpdb ), $post );
	}

	public function announce(): void {
		/** Fires after products of this site were written or removed, so that page caches can be purged. */
		do_action( 'hvac_blocks_products_changed' );
	}

	/** @return list<string|int> */
	private static function row( StoredProduct $stored, WP_Post $post ): array {
		$product = $stored->product;
		$figure  = static fn ( string $field ): string => null === $product->number( $field ) ? '' : number_format( $product->number( $field ), 2, '.', '' );

		return array(
			$post->ID,
			$product->id,
			ModelNumber::key( $product->id ),
			$stored->name(),
			$post->post_name,
			(int) ( 'publish' === $post->post_status && '' === $post->post_password ),
			$product->category->value,
			$product->tier->value ?? '',
			implode( ' ', $product->items( 'countries' ) ),
			$figure( 'seer2' ),
			$figure( 'afue' ),
			$figure( 'noiseFrom' ),
			$product->text( 'stages' ),
			$figure( 'priceFrom' ),
			$product->text( 'priceFirstDay' ),
			$product->text( 'priceLastDay' ),
			$product->energy_star_claim()->from,
			$product->text( 'firstDay' ),
			$product->text( 'lastDay' ),
			implode( '', array_map( static fn ( string $key ): string => " $key ", SerialNumber::keys( $product ) ) ),
			(string) wp_json_encode( $product->to_array(), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
			$stored->source,
			$stored->hash(),
			time(),
		);
	}

	/** @param list<list<string|int>> $rows */
	private function replace( array $rows ): void {
		if ( array() === $rows ) {
			return;
		}

		$ids = array_column( $rows, 0 );

		Query::run( $this->wpdb, 'DELETE FROM %i WHERE id IN (' . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ')', ProductTables::products( $this->wpdb ), ...$ids );
		Query::run( $this->wpdb, 'INSERT INTO %i ' . self::COLUMNS . ' VALUES ' . implode( ',', array_fill( 0, count( $rows ), self::PLACES ) ), ProductTables::products( $this->wpdb ), ...array_merge( ...$rows ) );
	}

	/** @return array{literal-string, list<string|float>} */
	private function where( ProductQuery $query, string $today ): array {
		$where  = self::SHOWN;
		$values = array( $today, $today );

		if ( null !== $query->category ) {
			$where   .= ' AND category = %s';
			$values[] = $query->category->value;
		}
		if ( null !== $query->tier ) {
			$where   .= ' AND tier = %s';
			$values[] = $query->tier->value;
		}
		if ( '' !== $query->country ) {
			// As in `CatalogProduct::is_for()`.
			$where   .= " AND (countries = '' OR countries LIKE %s) AND NOT (%s = 'CA' AND category = 'furnaces' AND COALESCE(afue, 100) < %f)";
			$values[] = "%{$query->country}%";
			$values[] = $query->country;
			$values[] = CatalogProduct::canadian_minimum();
		}
		if ( null !== $query->least_seer2 ) {
			$where   .= ' AND seer2 >= %f';
			$values[] = $query->least_seer2;
		}
		if ( null !== $query->least_afue ) {
			$where   .= ' AND afue >= %f';
			$values[] = $query->least_afue;
		}
		if ( null !== $query->most_noise ) {
			$where   .= ' AND noise <= %f';
			$values[] = $query->most_noise;
		}
		if ( '' !== $query->stages ) {
			$where   .= ' AND stages = %s';
			$values[] = $query->stages;
		}
		if ( '' !== $query->search ) {
			$where   .= ' AND (name LIKE %s OR product_id LIKE %s)';
			$values[] = '%' . $this->wpdb->esc_like( $query->search ) . '%';
			$values[] = $this->wpdb->esc_like( $query->search ) . '%';
		}
		if ( array() !== $query->ids ) {
			$where .= ' AND product_id IN (' . implode( ',', array_fill( 0, count( $query->ids ), '%s' ) ) . ')';
			$values = array( ...$values, ...$query->ids );
		}

		return array( $where, $values );
	}

	/**
	 * @param literal-string $rest
	 * @param list<string|int|float> $values
	 * @return list<StoredProduct>
	 */
	private function read( string $rest, array $values ): array {
		return array_map( StoredProduct::from_row( ... ), Query::rows( $this->wpdb, "SELECT p.* FROM %i p $rest", ProductTables::products( $this->wpdb ), ...$values ) );
	}
}
