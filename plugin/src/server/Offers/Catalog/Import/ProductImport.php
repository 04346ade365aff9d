<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Import;

use HvacBlocks\Editing\Media\MediaUse;
use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Import\Importer;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Imports the products of a file into the site. */
final readonly class ProductImport extends Importer {
	/** @param UpstreamClient|null $upstream fetches pictures and documents of other servers; null leaves them there */
	public function __construct( wpdb $wpdb, ProductStore $store, ?UpstreamClient $upstream = null ) {
		parent::__construct( $wpdb, new ProductTarget( $wpdb, $store, null === $upstream ? null : new ProductDownloads( $upstream, $store, new MediaUse( $wpdb ) ) ) );
	}
}
