<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Store;

use HvacBlocks\Offers\Claims\ClaimState;
use HvacBlocks\Offers\Claims\ClaimStateSql;
use HvacBlocks\Platform\Database\Query;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The products that are sold, in the order in which their price or their ENERGY STAR criteria end. */
final readonly class ProductsByEnd {
	/** The condition, the first and the last day, NULL for none, and the order. */
	private const KINDS = array(
		'price'      => array( 'price IS NOT NULL', "NULLIF(price_from, '')", "NULLIF(price_until, '')", "price_until = '', price_until, id" ),
		'energyStar' => array( "energy_star <> ''", 'energy_star', 'NULL', 'id' ),
	);

	public function __construct( private wpdb $wpdb ) {}

	/**
	 * @param 'price'|'energyStar' $kind
	 * @param ClaimState|null      $state null for all
	 */
	public function count( string $kind, ?ClaimState $state, string $today ): int {
		[ $where, $values ] = self::where( $kind, $state, $today );

		return (int) Query::value( $this->wpdb, "SELECT COUNT(*) FROM %i WHERE $where", ProductTables::products( $this->wpdb ), ...$values );
	}

	/**
	 * @param 'price'|'energyStar' $kind
	 * @param ClaimState|null      $state null for all
	 * @return list<StoredProduct> those without a last day come last
	 */
	public function page( string $kind, ?ClaimState $state, string $today, int $page, int $per_page ): array {
		[ $where, $values ] = self::where( $kind, $state, $today );
		$order              = self::KINDS[ $kind ][3];

		return array_map(
			StoredProduct::from_row( ... ),
			Query::rows( $this->wpdb, "SELECT * FROM %i WHERE $where ORDER BY $order LIMIT %d OFFSET %d", ProductTables::products( $this->wpdb ), ...$values, ...array( $per_page, ( $page - 1 ) * $per_page ) )
		);
	}

	/**
	 * @param 'price'|'energyStar' $kind
	 * @return array{literal-string, list<string>}
	 */
	private static function where( string $kind, ?ClaimState $state, string $today ): array {
		[ $has, $from, $until ] = self::KINDS[ $kind ];
		[ $where, $values ]     = ClaimStateSql::where( $state, $today, $from, $until );

		return array( "is_public = 1 AND ( last_day = '' OR last_day >= %s ) AND $has AND $where", array( $today, ...$values ) );
	}
}
