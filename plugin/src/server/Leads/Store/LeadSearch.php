<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Store;

use HvacBlocks\Offers\Catalog\AskedProduct;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use HvacBlocks\Platform\Rest\ListPage;
use WP_REST_Request;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Finds leads for administrators.
 *
 * Each filter and each order has an index that contains everything a page's query reads; the rows themselves, with the long texts of the input, are read
 * only for the leads on the page.
 */
final readonly class LeadSearch {
	/** So many leads are counted, can be turned through, and are searched for a text or sorted by a column: all of them would take longer with each lead. */
	public const MOST = 10_000;

	/** More than the number of leads in any table: it keeps the database from walking the order's index if all of some rows must be read anyway. */
	private const ALL = 100_000_000;

	/** In a filter's list. */
	private const MOST_PRODUCTS = 500;

	public function __construct( private wpdb $wpdb, private LeadTables $tables, private int $most = self::MOST ) {}

	/** Counts the leads up to `MOST`; one more means that there are more. */
	public function count( LeadFilter $filter ): int {
		[ $where, $values ] = $this->where( $filter );

		return (int) Query::value( $this->wpdb, "SELECT COUNT(*) FROM ( SELECT 1 FROM %i $where LIMIT %d ) counted", $this->tables->leads, ...$values, ...array( $this->most + 1 ) );
	}

	/** Returns the page of the list that a request asks for. */
	public function listed( LeadFilter $filter, LeadOrder $order, bool $descending, WP_REST_Request $request ): LeadList {
		$bounded = $this->bounded( $filter, $order );
		$sql     = $order->sql( $descending );

		if ( LeadSearchText::scans( $filter->search ) ) {
			// One scan counts them, too.
			$ids  = $this->ids( $bounded, $sql, $this->most, 0 );
			$page = ListPage::of( $request, count( $ids ) );

			return new LeadList( $page, $this->by_ids( array_slice( $ids, $page->offset(), $page->size ) ), false, $bounded->since );
		}

		$count = $this->count( $filter );
		$page  = ListPage::of( $request, min( $this->most, $count ) );
		$ids   = $this->ids( $bounded, $sql, min( $page->size, $page->total - $page->offset() ), $page->offset() );

		return new LeadList( $page, $this->by_ids( $ids ), $count > $this->most, $bounded->since );
	}

	/** @return list<Lead> */
	public function page( LeadFilter $filter, LeadOrder $order, bool $descending, int $limit, int $offset = 0 ): array {
		return $this->by_ids( $this->ids( $filter, $order->sql( $descending ), $limit, $offset ) );
	}

	/**
	 * Returns the newest first.
	 *
	 * @param int $before only leads with a smaller id
	 * @return list<Lead>
	 */
	public function find( LeadFilter $filter, int $limit, int $offset = 0, int $before = PHP_INT_MAX ): array {
		[ $where, $values ] = $this->where( $filter );

		return array_map(
			LeadRow::lead( ... ),
			Query::rows( $this->wpdb, "SELECT * FROM %i $where AND id < %d ORDER BY id DESC LIMIT %d OFFSET %d", $this->tables->leads, ...$values, ...array( $before, $limit, $offset ) )
		);
	}

	/**
	 * Returns the next ones by id, for operations on all of them in several steps.
	 *
	 * @return list<Lead>
	 */
	public function from_id( LeadFilter $filter, int $after, int $limit ): array {
		[ $where, $values ] = $this->where( $filter );

		return array_map(
			LeadRow::lead( ... ),
			Query::rows( $this->wpdb, "SELECT * FROM %i $where AND id > %d ORDER BY id LIMIT %d", $this->tables->leads, ...$values, ...array( $after, $limit ) )
		);
	}

	/** Returns the reference of the lead before or after this one in the list; empty if it is the first or the last. */
	public function beside( Lead $lead, LeadFilter $filter, LeadOrder $order, bool $descending, bool $after ): string {
		[ $where, $values ] = $this->where( $this->bounded( $filter, $order ) );

		$column = $order->column();
		$up     = $descending !== $after;
		// Equals are sorted newest first; with the date order itself, in its direction.
		$then_up = LeadOrder::Date === $order ? $up : ! $after;
		$is      = $up ? '>' : '<';
		$then_is = $then_up ? '>' : '<';
		$by      = $up ? 'ASC' : 'DESC';
		$then_by = $then_up ? 'ASC' : 'DESC';
		$mine    = match ( $order ) {
			LeadOrder::Date   => $lead->created,
			LeadOrder::Name   => LeadColumns::name( $lead->fields ),
			LeadOrder::Form   => $lead->form,
			LeadOrder::Status => $lead->status->value,
		};

		return (string) Query::value(
			$this->wpdb,
			"SELECT reference FROM %i $where AND $column $is= %s AND ( $column $is %s OR created $then_is %s OR ( created = %s AND id $then_is %d ) ) ORDER BY $column $by, created $then_by, id $then_by LIMIT 1",
			$this->tables->leads,
			...$values,
			...array( $mine, $mine, $lead->created, $lead->created, $lead->id )
		);
	}

	/** @return list<string> the forms of the leads */
	public function forms(): array {
		// With both columns in GROUP BY, MariaDB jumps from form to form in the index.
		$names = Query::column( $this->wpdb, 'SELECT form FROM %i WHERE is_test = 0 GROUP BY is_test, form', $this->tables->leads );

		return array_values( array_map( strval( ... ), $names ) );
	}

	/** @return list<array{id: string, name: string}> dealers of leads, by a part of their name or their company ID */
	public function dealers( string $part, int $limit ): array {
		$like = '%' . $this->wpdb->esc_like( $part ) . '%';
		$rows = Query::rows(
			$this->wpdb,
			"SELECT company_id, MAX(dealer_name) AS name FROM %i WHERE is_test = 0 AND company_id <> '' AND ( company_id LIKE %s OR dealer_name LIKE %s ) GROUP BY company_id ORDER BY name, company_id LIMIT %d",
			$this->tables->leads,
			$like,
			$like,
			$limit
		);

		return array_map(
			static fn ( Row $row ): array => array(
				'id'   => $row->string( 'company_id' ),
				'name' => $row->string( 'name' ),
			),
			$rows
		);
	}

	/** @return list<array{id: string, name: string}> the first products by ID that leads are about, with the names that the newest have; by name */
	public function products(): array {
		// MAX(created) and both columns in GROUP BY: only then MariaDB jumps from product to product in the index. Sorted here, without a temporary table.
		$rows  = Query::rows(
			$this->wpdb,
			"SELECT l.product_id, l.product_name FROM ( SELECT product_id, MAX(created) AS created FROM %i WHERE is_test = 0 AND product_id > '' GROUP BY is_test, product_id LIMIT %d ) newest INNER JOIN %i l ON l.is_test = 0 AND l.product_id = newest.product_id AND l.created = newest.created",
			$this->tables->leads,
			self::MOST_PRODUCTS,
			$this->tables->leads
		);
		$names = array();

		foreach ( $rows as $row ) {
			$asked               = new AskedProduct( $row->string( 'product_id' ), $row->string( 'product_name' ) );
			$names[ $asked->id ] = $asked->title();
		}

		asort( $names, SORT_NATURAL | SORT_FLAG_CASE );

		return array_map( static fn ( int|string $id, string $name ): array => array( 'id' => (string) $id, 'name' => $name ), array_keys( $names ), array_values( $names ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
	}

	/** Looks for a text only in the newest `MOST` leads that match everything else, and sorts only those, unless by date. */
	private function bounded( LeadFilter $filter, LeadOrder $order ): LeadFilter {
		if ( LeadOrder::Date === $order && ! LeadSearchText::scans( $filter->search ) ) {
			return $filter;
		}

		[ $where, $values ] = $this->where( $filter->with( LeadSearchText::scans( $filter->search ) ? '' : $filter->search, '' ) );
		// The last that is searched, and whether there is one more.
		$last               = Query::column( $this->wpdb, "SELECT created FROM %i $where ORDER BY created DESC, id DESC LIMIT 2 OFFSET %d", $this->tables->leads, ...$values, ...array( $this->most - 1 ) );

		return isset( $last[1] ) ? $filter->with( $filter->search, (string) $last[0] ) : $filter;
	}

	/**
	 * @param literal-string $order
	 * @return list<int>
	 */
	private function ids( LeadFilter $filter, string $order, int $limit, int $offset ): array {
		[ $where, $values ] = $this->where( $filter );

		$from = '' !== $filter->since || str_contains( $where, ' LIKE ' ) ? '( SELECT id, created, name, form, status FROM %i ' . $where . ' LIMIT ' . self::ALL . ' ) found' : "%i $where";

		return array_values( array_map( intval( ... ), Query::column( $this->wpdb, "SELECT id FROM $from ORDER BY $order LIMIT %d OFFSET %d", $this->tables->leads, ...$values, ...array( $limit, $offset ) ) ) );
	}

	/**
	 * @param list<int> $ids
	 * @return list<Lead> in the given order
	 */
	private function by_ids( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}

		$places = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		$leads  = array();

		foreach ( Query::rows( $this->wpdb, "SELECT * FROM %i WHERE id IN ($places)", $this->tables->leads, ...$ids ) as $row ) {
			$leads[ $row->int( 'id' ) ] = LeadRow::lead( $row );
		}

		return array_values( array_filter( array_map( static fn ( int $id ): ?Lead => $leads[ $id ] ?? null, $ids ) ) );
	}

	/** @return array{literal-string, list<string|int>} */
	private function where( LeadFilter $filter ): array {
		$where  = 'WHERE is_test = %d';
		$values = array( (int) $filter->tests );

		if ( null !== $filter->status ) {
			$where   .= ' AND status = %s';
			$values[] = $filter->status->value;
		} elseif ( ! $filter->quarantined && ! $filter->tests ) {
			// Not a range in the index of states: the order's own index contains the state, too.
			$where .= " AND CASE WHEN status = 'quarantined' THEN 0 ELSE 1 END = 1";
		}

		if ( '' !== $filter->form ) {
			$where   .= ' AND form = %s';
			$values[] = $filter->form;
		}

		if ( '' !== $filter->region ) {
			$where   .= ' AND region = %s';
			$values[] = $filter->region;
		}

		if ( '' !== $filter->dealer ) {
			$where   .= ' AND company_id = %s';
			$values[] = $filter->dealer;
		}

		if ( '' !== $filter->product ) {
			$where   .= ' AND product_id = %s';
			$values[] = $filter->product;
		}

		if ( '' !== $filter->lang ) {
			$where   .= ' AND lang = %s';
			$values[] = $filter->lang;
		}

		if ( '' !== $filter->from ) {
			$where   .= ' AND created >= %s';
			$values[] = self::utc( $filter->from );
		}

		if ( '' !== $filter->to ) {
			$where   .= ' AND created < %s';
			$values[] = self::utc( $filter->to . ' +1 day' );
		}

		if ( '' !== $filter->since ) {
			$where   .= ' AND created >= %s';
			$values[] = $filter->since;
		}

		return self::searching( $filter->search, $where, $values, fn ( string $word ): string => '%' . $this->wpdb->esc_like( $word ) . '%' );
	}

	/**
	 * @param literal-string             $where
	 * @param list<string|int>           $values
	 * @param callable( string ): string $like
	 * @return array{literal-string, list<string|int>}
	 */
	private static function searching( string $search, string $where, array $values, callable $like ): array {
		$known = LeadSearchText::known( $search );

		if ( null !== $known ) {
			return array( "$where AND {$known[0]} = %s", array( ...$values, $known[1] ) );
		}

		foreach ( LeadSearchText::of( $search ) as $word ) {
			$where   .= ' AND searched LIKE %s';
			$values[] = $like( $word );
		}

		return array( $where, $values );
	}

	/** Returns the beginning of a day in the site's time zone. */
	private static function utc( string $day ): string {
		return gmdate( 'Y-m-d H:i:s', ( new \DateTimeImmutable( $day, wp_timezone() ) )->getTimestamp() );
	}
}
