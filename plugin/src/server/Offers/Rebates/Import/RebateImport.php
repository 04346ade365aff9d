<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Import;

use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Platform\Import\Importer;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Imports the rebates of a file into the site. */
final readonly class RebateImport extends Importer {
	public function __construct( wpdb $wpdb, RebateStore $store ) {
		parent::__construct( $wpdb, new RebateTarget( $wpdb, $store ) );
	}
}
