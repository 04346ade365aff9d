<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Import;

use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Platform\Csv\CsvFile;

defined( 'ABSPATH' ) || exit;

/** All rebates of this site as a CSV file that imports back unchanged, some hundreds in memory at a time. */
final readonly class RebateExport {
	public function __construct( private RebateStore $store ) {}

	/** @param callable( string ): void $write receives the file piece by piece */
	public function write( callable $write ): void {
		$columns = array_keys( RebateTarget::COLUMNS );

		$write( CsvFile::heading( $columns ) );

		foreach ( $this->store->each() as $stored ) {
			$values = $stored->rebate->to_array();
			$cells  = array(
				...$values,
				'upTo'  => $values['upTo'] ? 'yes' : '',
				'areas' => implode( ' ', $values['areas'] ),
				'categories' => implode( ', ', $values['categories'] ?? array() ),
			);

			$write( CsvFile::row( array_map( static fn ( string $column ): mixed => $cells[ $column ], $columns ) ) );
		}
	}
}
