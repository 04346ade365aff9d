<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers;

use HvacBlocks\Dealers\Import\DealerImport;
use HvacBlocks\Dealers\Import\ImportFormat;
use HvacBlocks\Dealers\Import\ImportReport;
use HvacBlocks\Dealers\Import\UnreadableFile;
use HvacBlocks\Dealers\Store\DealerStore;

defined( 'ABSPATH' ) || exit;

/** The invented dealers of the demo site: no real firm, no real person, telephone numbers that nobody has. */
final readonly class DemoDealers {
	private const SOURCE = 'demo';

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
