<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\DealerStore;
use HvacBlocks\Dealers\DealerTables;
use HvacBlocks\Dealers\StoredDealer;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The dealers as the administrator's list asks for them.
 *
 * A page is found on an index alone, then its rows are read: the last page of 100,000 dealers costs the database about as much as
 * counting them. How many match is kept until a dealer changes, where there is an object cache that outlives the request.
 */
final readonly class DealerList {
	/** The columns that the list can be in the order of, by the name that the address bar has for them. */
	public const ORDERS = array(
		'name'      => 'name',
		'city'      => 'city',
		'state'     => 'state',
		'companyID' => 'company_id',
		'updated'   => 'updated',
	);

	public function __construct( private wpdb $wpdb, private DealerStore $store ) {}

	/**
	 * @param key-of<self::ORDERS> $order
	 * @return list<StoredDealer>
	 */
	public function page( DealerFilter $filter, string $order, bool $descending, int $page, int $per_page ): array {
		[ $where, $values ] = $this->where( $filter );

		$column    = self::ORDERS[ $order ];
		$direction = $descending ? 'DESC' : 'ASC';
		// Within a state by name, as its index is; the ID makes the order of equals one that pages can rely on.
		$then = match ( $column ) {
			'state' => ", name $direction, id $direction",
			'company_id' => '',
			default => ", id $direction",
		};
		// A text may stand anywhere in a row: all are read in the order they lie in, and what is found is sorted. The limit within keeps
		// the database from following the index of the order instead, from one row to another far away.
		$found = '' === $filter->search ? "%i $where" : "(SELECT id, name, city, state, company_id, updated FROM %i $where LIMIT 10000000) found";
		/** @var list<string> $ids */
		// phpcs:ignore WordPress.DB.PreparedSQL -- literals of this class, with placeholders.
		$ids = $this->wpdb->get_col( (string) $this->wpdb->prepare( "SELECT id FROM $found ORDER BY $column $direction$then LIMIT %d OFFSET %d", DealerTables::dealers( $this->wpdb ), ...$values, ...array( $per_page, ( $page - 1 ) * $per_page ) ) );

		return array() === $ids ? array() : $this->store->by_ids( $ids );
	}

	public function count( DealerFilter $filter ): int {
		$key    = 'count:' . md5( (string) wp_json_encode( $filter ) ) . ':' . wp_cache_get_last_changed( DealerStore::CACHE_GROUP );
		$cached = wp_cache_get( $key, DealerStore::CACHE_GROUP );

		if ( is_int( $cached ) ) {
			return $cached;
		}

		[ $where, $values ] = $this->where( $filter );

		// phpcs:ignore WordPress.DB.PreparedSQL -- literals of this class, with placeholders.
		$count = (int) $this->wpdb->get_var( (string) $this->wpdb->prepare( "SELECT COUNT(*) FROM %i $where", DealerTables::dealers( $this->wpdb ), ...$values ) );
		wp_cache_set( $key, $count, DealerStore::CACHE_GROUP, HOUR_IN_SECONDS );

		return $count;
	}

	/** @return list<string> the company IDs of some that match */
	public function some( DealerFilter $filter, int $most ): array {
		[ $where, $values ] = $this->where( $filter );

		/** @var list<string> $ids */
		// phpcs:ignore WordPress.DB.PreparedSQL -- literals of this class, with placeholders.
		$ids = $this->wpdb->get_col( (string) $this->wpdb->prepare( "SELECT company_id FROM %i $where ORDER BY id LIMIT %d", DealerTables::dealers( $this->wpdb ), ...$values, ...array( $most ) ) );

		return $ids;
	}

	/** @return array{literal-string, list<string>} */
	private function where( DealerFilter $filter ): array {
		$where  = 'WHERE 1 = 1';
		$values = array();

		if ( '' !== $filter->state ) {
			$where   .= ' AND state = %s';
			$values[] = $filter->state;
		}

		if ( '' !== $filter->badge ) {
			$where .= ' AND ' . ( DealerFilter::BADGES[ $filter->badge ] ?? '1 = 0' );
		}

		if ( '' !== $filter->search ) {
			$like   = '%' . $this->wpdb->esc_like( $filter->search ) . '%';
			$where .= ' AND (name LIKE %s OR city LIKE %s OR zip LIKE %s OR company_id LIKE %s)';
			array_push( $values, $like, $like, $like, $like );
		}

		return array( $where, $values );
	}
}
