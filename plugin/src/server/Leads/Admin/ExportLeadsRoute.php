<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use Closure;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Store\LeadFilter;
use HvacBlocks\Platform\Rest\FileResponse;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/leads/export`: the leads of a filter as a CSV file. */
final readonly class ExportLeadsRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/leads/export';
	protected const MAY  = array( LeadAccess::VIEW, LeadAccess::MANAGE );

	public function __construct( private LeadCsv $csv ) {}

	public function args(): array {
		return array(
			...LeadFilter::args(),
			'columns' => Schema::list( array( 'type' => 'string', 'pattern' => '^[A-Za-z0-9_]{1,64}$' ), __( 'Columns to include. Defaults to all.', 'hvac-blocks' ) ) + array( 'maxItems' => 200, 'default' => array() ),
		);
	}

	public function schema(): array {
		return Schema::file( 'leads-csv' );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$filter  = LeadFilter::from( $request );
		$columns = self::texts( $request, 'columns' );

		return FileResponse::of(
			'leads-' . gmdate( 'Y-m-d' ) . '.csv',
			'text/csv; charset=UTF-8',
			fn ( Closure $write ) => $this->csv->export( $filter, $write, $columns )
		);
	}
}
