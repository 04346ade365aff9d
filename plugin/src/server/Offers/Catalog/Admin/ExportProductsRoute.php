<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Admin;

use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Offers\Catalog\Import\ProductExport;
use HvacBlocks\Platform\Rest\FileResponse;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** All products of this site as a CSV file that imports back unchanged, including those no longer sold. */
final readonly class ExportProductsRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/product-export';
	protected const MAY = array( Capability::MANAGE_PRODUCTS );

	public function __construct( private ProductExport $export ) {}

	public function schema(): array {
		return Schema::file( 'products-file' );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		return FileResponse::of( 'products-' . gmdate( 'Y-m-d' ) . '.csv', 'text/csv; charset=UTF-8', $this->export->write( ... ) );
	}
}
