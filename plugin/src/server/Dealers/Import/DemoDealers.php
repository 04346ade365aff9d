<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Platform\Import\ImportFormat;
use HvacBlocks\Platform\Import\ImportReport;
use HvacBlocks\Platform\Import\UnreadableFile;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- a file of the plugin, streamed.

/** The invented dealers of the demo site: no real company, no real person, fictitious phone numbers. */
final readonly class DemoDealers {
	public const SOURCE = 'demo';

	public function __construct(
		private DealerImport $import,
		private DealerStore $store,
		private string $file,
	) {}

	/** Imports those that no person has changed; a second call changes nothing. */
	public function import(): ImportReport {
		$stream  = fopen( 'php://temp', 'w+b' );
		$changed = array_fill_keys( array_map( static fn ( StoredDealer $stored ): string => $stored->dealer->company_id, $this->changed() ), true );

		if ( false === $stream ) {
			throw new UnreadableFile( 'The demo dealers cannot be read.' );
		}

		foreach ( $this->lines() as $id => $line ) {
			if ( ! isset( $changed[ $id ] ) ) {
				fwrite( $stream, $line );
			}
		}

		return $this->import->run( $stream, ImportFormat::Csv, origin: self::SOURCE );
	}

	/** The number of unchanged demo dealers. */
	public function count(): int {
		return $this->store->count_from( self::SOURCE );
	}

	/** @return list<StoredDealer> those that a person has saved or imported since */
	public function changed(): array {
		$ids   = array_map( strval( ... ), array_slice( array_keys( $this->lines() ), 1 ) );
		$there = array();

		foreach ( array_chunk( $ids, 500 ) as $some ) {
			$there = array( ...$there, ...array_values( $this->store->get_many( $some ) ) );
		}

		return array_values( array_filter( $there, static fn ( StoredDealer $stored ): bool => self::SOURCE !== $stored->source ) );
	}

	/** @return int the number removed */
	public function remove(): int {
		return $this->store->delete_from( self::SOURCE );
	}

	/** @return array<array-key, string> the lines of the file by their first column: the company IDs, after its name */
	private function lines(): array {
		$lines = array();

		foreach ( file( $this->file ) ?: throw new UnreadableFile( 'The demo dealers are not there.' ) as $line ) {
			$lines[ (string) strtok( $line, ',' ) ] = $line;
		}

		return $lines;
	}
}
