<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Route;
use HvacBlocks\Leads\Access\LeadAccess;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/lead-columns`: the columns that the CSV file can have. */
final readonly class ShowLeadColumnsRoute implements Route {
	public function __construct( private LeadCsv $csv ) {}

	public function path(): string {
		return '/hvac-blocks/v1/admin/lead-columns';
	}

	public function method(): string {
		return 'GET';
	}

	public function args(): array {
		return array();
	}

	public function schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'lead-columns',
			'type'       => 'object',
			'properties' => array(
				'columns' => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'name'  => array( 'type' => 'string' ),
							'label' => array( 'type' => 'string' ),
						),
					),
				),
			),
		);
	}

	public function permission( WP_REST_Request $request ): bool {
		return LeadAccess::manage();
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
