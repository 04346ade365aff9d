<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Admin;

use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Offers\Rebates\Import\RebateExport;
use HvacBlocks\Platform\Rest\FileResponse;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** All rebates of this site as a CSV file that imports back unchanged, including expired ones. */
final readonly class ExportRebatesRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/rebate-export';
	protected const MAY = array( Capability::MANAGE_REBATES );

	public function __construct( private RebateExport $export ) {}

	public function schema(): array {
		return Schema::file( 'rebates-file' );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		return FileResponse::of( 'rebates-' . gmdate( 'Y-m-d' ) . '.csv', 'text/csv; charset=UTF-8', $this->export->write( ... ) );
	}
}
