<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Import;

use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\Records\CrossCheck;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Platform\Import\Importer;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Imports the dealers of a file into the site. */
final readonly class DealerImport extends Importer {
	public function __construct( wpdb $wpdb, DealerStore $store, EmbeddedPostalAreaDirectory $locations ) {
		parent::__construct( $wpdb, new DealerTarget( $wpdb, $store, new CrossCheck( $locations ) ) );
	}
}
