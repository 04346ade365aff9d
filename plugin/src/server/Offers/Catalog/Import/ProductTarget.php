<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Import;

use HvacBlocks\Kernel\Capability;
use HvacBlocks\Offers\Catalog\Records\InvalidProduct;
use HvacBlocks\Offers\Catalog\Records\ProductReader;
use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Offers\Catalog\Store\ProductTables;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Platform\Import\Files\FileTarget;
use HvacBlocks\Platform\Import\Importable;
use HvacBlocks\Platform\Import\ParsedRow;
use HvacBlocks\Platform\Import\TableTarget;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Products as records of an import. Stored values remain if the file has no column for them. */
final readonly class ProductTarget extends TableTarget implements FileTarget {
	private const REQUIRED = array( 'id', 'name', 'category' );

	/** @param ProductDownloads|null $downloads null leaves files where they are */
	public function __construct( private wpdb $wpdb, private ProductStore $store, private ?ProductDownloads $downloads = null ) {
		parent::__construct( $store );
	}

	public function name(): string {
		return 'product';
	}

	public function capability(): string {
		return Capability::MANAGE_PRODUCTS;
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

	public function record( array $stored ): Importable {
		return StoredProduct::from_array( $stored );
	}

	public function put( array $records ): void {
		$this->store->put( array_values( array_filter( $records, static fn ( Importable $record ): bool => $record instanceof StoredProduct ) ) );
	}

	public function files( Importable $record ): array {
		return null !== $this->downloads && $record instanceof StoredProduct ? ProductDownloads::of( $record->product ) : array();
	}

	public function fetch( string $address, string $field, int $import ): string {
		return $this->downloads?->fetch( $address, $field, $import ) ?? '';
	}

	public function without_file( Importable $record, string $address ): Importable {
		return $record instanceof StoredProduct ? new StoredProduct( ProductDownloads::without( $record->product, $address ), $record->source ) : $record;
	}

	public function remove_files( int $import ): bool {
		return $this->downloads?->remove( $import ) ?? true;
	}

	public function nothing_text(): string {
		return __( 'There are no products in this file.', 'hvac-blocks' );
	}

	protected function only_tables_text(): string {
		return __( 'Products are imported from Excel and CSV files only.', 'hvac-blocks' );
	}

	protected function no_heading_text(): string {
		return __( 'No line at the top of the file names the columns “id”, “name” and “category”.', 'hvac-blocks' );
	}
}
