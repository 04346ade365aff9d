<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers;

use HvacBlocks\Dealers\Import\DealerImport;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Import\ImportFormat;
use HvacBlocks\Import\ImportReport;
use HvacBlocks\Import\UnreadableFile;

defined( 'ABSPATH' ) || exit;

/** The invented dealers of the demo site: no real firm, no real person, telephone numbers that nobody has. */
final readonly class DemoDealers {
	public const SOURCE = 'demo';

	public function __construct(
		private DealerImport $import,
		private DealerStore $store,
		private string $file,
	) {}

	/** Brings them all in; a second time changes nothing. */
	public function import(): ImportReport {
		$stream = fopen( $this->file, 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin, streamed.

		if ( false === $stream ) {
			throw new UnreadableFile( 'The demo dealers are not there.' );
		}

		return $this->import->run( $stream, ImportFormat::Csv, origin: self::SOURCE );
	}

	/** @return int how many there were */
	public function remove(): int {
		return $this->store->delete_from( self::SOURCE );
	}
}
