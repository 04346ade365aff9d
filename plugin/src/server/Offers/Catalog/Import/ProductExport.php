<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Import;

use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Platform\Csv\CsvFile;

defined( 'ABSPATH' ) || exit;

/** All products of this site as a CSV file that imports back unchanged, some hundreds in memory at a time. */
final readonly class ProductExport {
	public function __construct( private ProductStore $store ) {}

	/** @param callable( string ): void $write receives the file piece by piece */
	public function write( callable $write ): void {
		$columns = array_keys( ProductColumns::all() );

		$write( CsvFile::heading( $columns ) );

		foreach ( $this->store->each() as $stored ) {
			$values = $stored->product->to_array();

			$write( CsvFile::row( array_map( static fn ( string $column ): mixed => self::cell( $values[ $column ] ?? '' ), $columns ) ) );
		}
	}

	private static function cell( mixed $value ): mixed {
		return match ( true ) {
			is_array( $value ) => implode( ' | ', array_filter( $value, is_string( ... ) ) ),
			true === $value    => 'yes',
			default            => $value,
		};
	}
}
