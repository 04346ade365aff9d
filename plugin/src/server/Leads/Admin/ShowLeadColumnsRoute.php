<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Access\LeadAccess;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/lead-columns`: the possible columns of the CSV file. */
final readonly class ShowLeadColumnsRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/lead-columns';
	protected const MAY  = array( LeadAccess::VIEW, LeadAccess::MANAGE );

	public function __construct( private LeadCsv $csv ) {}

	public function schema(): array {
		return Schema::answer( 'lead-columns', array(
			'columns' => Schema::list( Schema::object( Schema::all( 'string', 'name', 'label' ) ) ),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$columns = array();

		foreach ( $this->csv->columns() as $name => $label ) {
			$columns[] = array(
				'name'  => $name,
				'label' => $label,
			);
		}

		return new WP_REST_Response( array( 'columns' => $columns ) );
	}
}
