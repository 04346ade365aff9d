<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\DealerTables;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The dealers of the admin list.
 *
 * A page is found by an index alone, then its rows are read: no page of 100,000 dealers costs the database much more than one look at each of them. The
 * number of matches is cached until a dealer changes, if the object cache is persistent.
 */
final readonly class DealerList {
	/** The sort columns of the list, by their names in the address. */
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
	 * @param int $total the number of matches, if known: pages in the second half are found from the end
	 * @return list<StoredDealer>
	 */
	public function page( DealerFilter $filter, string $order, bool $descending, int $page, int $per_page, int $total = 0 ): array {
		[ $where, $values ] = $this->where( $filter );

		$offset       = ( $page - 1 ) * $per_page;
		$is_from_end  = $offset > $total / 2 && $offset < $total;
		$limit        = $is_from_end ? min( $per_page, $total - $offset ) : $per_page;
		$ordered      = self::ordered( $filter, self::ORDERS[ $order ], $descending !== $is_from_end ? 'DESC' : 'ASC' );
		$ids = Query::column( $this->wpdb, "SELECT id FROM %i $where ORDER BY $ordered LIMIT %d OFFSET %d", DealerTables::dealers( $this->wpdb ), ...$values, ...array( $limit, $is_from_end ? $total - $offset - $limit : $offset ) );

		return array() === $ids ? array() : $this->store->by_ids( $is_from_end ? array_reverse( $ids ) : $ids );
	}

	/**
	 * @param value-of<self::ORDERS> $column
	 * @param 'ASC'|'DESC' $direction
	 * @return literal-string
	 */
	private static function ordered( DealerFilter $filter, string $column, string $direction ): string {
		// If every row must be examined, the index `listed` contains them all, in the order of their names; those of a state have their own.
		// An expression keeps the database from following the index of another order, jumping between distant rows.
		$own = '' === $filter->state ? array( 'name' ) : array( 'name', 'city', 'state' );
		$by  = '' === "$filter->search$filter->badge" || in_array( $column, $own, true ) ? $column : "COALESCE($column, $column)";

		return match ( $column ) {
			// Within a state by name, like its index; the ID makes the order of equals stable across pages.
			'state' => "$by $direction, name $direction, id $direction",
			'company_id' => "$by $direction",
			default => "$by $direction, id $direction",
		};
	}

	public function count( DealerFilter $filter ): int {
		$key    = 'count:' . md5( (string) wp_json_encode( $filter ) ) . ':' . wp_cache_get_last_changed( DealerStore::CACHE_GROUP );
		$cached = wp_cache_get( $key, DealerStore::CACHE_GROUP );

		if ( is_int( $cached ) ) {
			return $cached;
		}

		[ $where, $values ] = $this->where( $filter );

		$count = (int) Query::value( $this->wpdb, "SELECT COUNT(*) FROM %i $where", DealerTables::dealers( $this->wpdb ), ...$values );
		wp_cache_set( $key, $count, DealerStore::CACHE_GROUP, HOUR_IN_SECONDS );

		return $count;
	}

	/**
	 * Returns some matches, for operations on all of them in several steps.
	 *
	 * @param int $after only rows after this one
	 * @return array<int, string> company IDs by row
	 */
	public function some( DealerFilter $filter, int $after, int $most ): array {
		[ $where, $values ] = $this->where( $filter );

		$found = Query::rows( $this->wpdb, "SELECT id, company_id FROM %i $where AND id > %d ORDER BY id LIMIT %d", DealerTables::dealers( $this->wpdb ), ...$values, ...array( $after, $most ) );

		return array_combine( array_map( static fn ( Row $row ): int => $row->int( 'id' ), $found ), array_map( static fn ( Row $row ): string => $row->string( 'company_id' ), $found ) );
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
			$where .= ' AND ' . ( DealerFilter::BADGES[ $filter->badge ] ?? 'own_fields REGEXP %s' );
			$values = isset( DealerFilter::BADGES[ $filter->badge ] ) ? $values : array( ...$values, $filter->own_pattern() );
		}

		if ( '' !== $filter->search ) {
			$like   = '%' . $this->wpdb->esc_like( $filter->search ) . '%';
			$where .= ' AND (name LIKE %s OR city LIKE %s OR zip LIKE %s OR company_id LIKE %s)';
			array_push( $values, $like, $like, $like, $like );
		}

		return array( $where, $values );
	}
}
