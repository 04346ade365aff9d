<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Import;

use HvacBlocks\Offers\Catalog\Records\InvalidProduct;
use HvacBlocks\Offers\Catalog\Records\ProductReader;
use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Offers\Catalog\Store\ProductTables;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Platform\Import\Columns\ColumnMapping;
use HvacBlocks\Platform\Import\Csv\CsvReader;
use HvacBlocks\Platform\Import\FileReader;
use HvacBlocks\Platform\Import\Importable;
use HvacBlocks\Platform\Import\ImportFormat;
use HvacBlocks\Platform\Import\ImportTarget;
use HvacBlocks\Platform\Import\ParsedRow;
use HvacBlocks\Platform\Import\RawRow;
use HvacBlocks\Platform\Import\UnreadableFile;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Products as records of an import. Stored values remain if the file has no column for them. */
final readonly class ProductTarget implements ImportTarget {
	private const REQUIRED = array( 'id', 'name', 'category' );

	public function __construct( private wpdb $wpdb, private ProductStore $store ) {}

	public function name(): string {
		return 'product';
	}

	public function key_field(): string {
		return 'id';
	}

	public function table(): string {
		return ProductTables::products( $this->wpdb );
	}

	public function key_column(): string {
		return 'product_id';
	}

	public function name_column(): string {
		return 'name';
	}

	public function columns(): array {
		return ProductColumns::all();
	}

	public function required_columns(): array {
		return self::REQUIRED;
	}

	public function key_sources(): array {
		return array();
	}

	public function made_keys_text(): string {
		return '';
	}

	public function source( ImportFormat $format, mixed $stream, ColumnMapping $mapping ): FileReader {
		if ( ImportFormat::Json === ImportFormat::of( $stream ) || ImportFormat::Json === $format ) {
			throw new UnreadableFile( esc_html__( 'Products are imported from Excel and CSV files only.', 'hvac-blocks' ) );
		}

		return new CsvReader( $stream, ProductColumns::all(), self::REQUIRED, __( 'No line at the top of the file names the columns “id”, “name” and “category”.', 'hvac-blocks' ), $mapping );
	}

	public function read( array $rows, string $origin, array $names ): array {
		$stored = $this->store->get_many( array_values( array_filter( array_map( self::id( ... ), $rows ), static fn ( string $id ): bool => '' !== $id ) ) );
		$read   = array();

		foreach ( $rows as $row ) {
			$values = (array) $row->values;
			$known  = $stored[ strtolower( self::id( $row ) ) ] ?? null;

			try {
				[ $product, $notes ] = ProductReader::read( $values + ( $known?->product->to_array() ?? array() ), $names );

				$read[] = ParsedRow::good( $row->line, new StoredProduct( $product, $origin ), warning: implode( '; ', $notes ) );
			} catch ( InvalidProduct $error ) {
				$read[] = ParsedRow::bad( $row->line, self::id( $row ), ParsedRow::word( $values['name'] ?? '', 190 ), $error->getMessage() );
			}
		}

		return $read;
	}

	public function complete( array $rows ): array {
		return $rows;
	}

	public function record( array $stored ): Importable {
		return StoredProduct::from_array( $stored );
	}

	public function get_many( array $keys ): array {
		return $this->store->get_many( $keys );
	}

	public function hashes( array $keys ): array {
		return $this->store->hashes( $keys );
	}

	public function put( array $records ): void {
		$this->store->put( array_values( array_filter( $records, static fn ( Importable $record ): bool => $record instanceof StoredProduct ) ) );
	}

	public function take( array $keys ): void {
		$this->store->take( $keys );
	}

	public function announce(): void {
		$this->store->announce();
	}

	public function nothing_text(): string {
		return __( 'There are no products in this file.', 'hvac-blocks' );
	}

	private static function id( RawRow $row ): string {
		return ParsedRow::word( $row->values['id'] ?? '', 64 );
	}
}
