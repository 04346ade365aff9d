<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog;

use HvacBlocks\Offers\Catalog\Import\ProductImport;
use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Platform\Import\ImportFormat;
use HvacBlocks\Platform\Import\UnreadableFile;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- a file of the plugin, streamed.

/** The invented products of the demo site, imported from a file such as a manufacturer would write. */
final readonly class DemoProducts {
	public const SOURCE = 'demo';

	public function __construct( private ProductImport $import, private ProductStore $store, private string $file ) {}

	/** Imports those that no person has changed; a second call changes nothing. */
	public function import(): void {
		$stream  = fopen( 'php://temp', 'w+b' );
		$changed = array_fill_keys( array_map( static fn ( StoredProduct $stored ): string => $stored->key(), $this->changed() ), true );

		if ( false === $stream ) {
			throw new UnreadableFile( 'The demo products cannot be read.' );
		}

		foreach ( $this->lines() as $id => $line ) {
			if ( ! isset( $changed[ $id ] ) ) {
				fwrite( $stream, $line );
			}
		}

		$this->import->run( $stream, ImportFormat::Csv, origin: self::SOURCE );
	}

	/** @return list<StoredProduct> those that are unchanged */
	public function as_made(): array {
		return array_values( array_filter( $this->stored(), self::is_unchanged( ... ) ) );
	}

	/** @return list<StoredProduct> those that a person has edited or imported since */
	public function changed(): array {
		return array_values( array_filter( $this->stored(), static fn ( StoredProduct $stored ): bool => ! self::is_unchanged( $stored ) ) );
	}

	/** Deletes the unchanged ones for good. */
	public function remove(): void {
		$made = $this->as_made();

		foreach ( $made as $stored ) {
			wp_delete_post( $stored->post, true );
			$this->store->forget( $stored->post );
		}

		if ( array() !== $made ) {
			$this->store->announce();
		}
	}

	private static function is_unchanged( StoredProduct $stored ): bool {
		return self::SOURCE === $stored->source;
	}

	/** @return list<StoredProduct> those of the file that exist on this site */
	private function stored(): array {
		return array_values( $this->store->get_many( array_map( strval( ... ), array_slice( array_keys( $this->lines() ), 1 ) ) ) );
	}

	/** @return array<array-key, string> the lines of the file by their first column: the IDs, after its name */
	private function lines(): array {
		$lines = array();

		foreach ( file( $this->file ) ?: throw new UnreadableFile( 'The demo products are not there.' ) as $line ) {
			$lines[ (string) strtok( $line, ',' ) ] = $line;
		}

		return $lines;
	}
}
