<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Import;

use HvacBlocks\Kernel\Capability;
use HvacBlocks\Offers\Rebates\InvalidRebate;
use HvacBlocks\Offers\Rebates\RebateReader;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Offers\Rebates\Store\RebateTables;
use HvacBlocks\Offers\Rebates\Store\StoredRebate;
use HvacBlocks\Platform\Import\Importable;
use HvacBlocks\Platform\Import\ParsedRow;
use HvacBlocks\Platform\Import\TableTarget;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Rebates as records of an import. Stored values remain if the file has no column for them. */
final readonly class RebateTarget extends TableTarget {
	/** The columns of a file, by their possible names. */
	public const COLUMNS = array(
		'id'       => array( 'id', 'rebateid' ),
		'title'    => array( 'title', 'titleen', 'name', 'rebate' ),
		'titleEs'  => array( 'titlees', 'spanishtitle' ),
		'titleFr'  => array( 'titlefr', 'frenchtitle' ),
		'amount'   => array( 'amount', 'dollars', 'value' ),
		'upTo'     => array( 'upto', 'maximum' ),
		'provider' => array( 'provider', 'utility', 'sponsor' ),
		'url'      => array( 'url', 'link', 'terms' ),
		'starts'   => array( 'starts', 'start', 'startdate', 'validfrom' ),
		'expires'  => array( 'expires', 'expiry', 'end', 'enddate', 'validuntil' ),
		'areas'    => array( 'areas', 'area', 'zips', 'zipcodes', 'postalcodes', 'states' ),
		'categories' => array( 'categories', 'category', 'products', 'producttypes', 'equipment' ),
	);

	private const REQUIRED = array( 'id', 'title' );

	public function __construct( private wpdb $wpdb, private RebateStore $store ) {
		parent::__construct( $store );
	}

	public function name(): string {
		return 'rebate';
	}

	public function capability(): string {
		return Capability::MANAGE_REBATES;
	}

	public function table(): string {
		return RebateTables::rebates( $this->wpdb );
	}

	public function key_column(): string {
		return 'rebate_id';
	}

	public function name_column(): string {
		return 'title';
	}

	public function columns(): array {
		return self::COLUMNS;
	}

	public function required_columns(): array {
		return self::REQUIRED;
	}

	public function read( array $rows, string $origin, array $names ): array {
		$stored = $this->store->get_many( array_values( array_filter( array_map( self::id( ... ), $rows ), static fn ( string $id ): bool => '' !== $id ) ) );
		$read   = array();

		foreach ( $rows as $row ) {
			$values = (array) $row->values;
			$known  = $stored[ strtolower( self::id( $row ) ) ] ?? null;

			try {
				$read[] = ParsedRow::good( $row->line, new StoredRebate( RebateReader::read( $values + ( $known?->rebate->to_array() ?? array() ), $names ), $origin ) );
			} catch ( InvalidRebate $error ) {
				$read[] = ParsedRow::bad( $row->line, self::id( $row ), ParsedRow::word( $values['title'] ?? '', 190 ), $error->getMessage() );
			}
		}

		return $read;
	}

	public function record( array $stored ): Importable {
		return StoredRebate::from_array( $stored );
	}

	public function put( array $records ): void {
		$this->store->put( array_values( array_filter( $records, static fn ( Importable $record ): bool => $record instanceof StoredRebate ) ) );
	}

	public function nothing_text(): string {
		return __( 'There are no rebates in this file.', 'hvac-blocks' );
	}

	protected function only_tables_text(): string {
		return __( 'Rebates are imported from Excel and CSV files only.', 'hvac-blocks' );
	}

	protected function no_heading_text(): string {
		return __( 'No line at the top of the file names the columns “id” and “title”.', 'hvac-blocks' );
	}
}
