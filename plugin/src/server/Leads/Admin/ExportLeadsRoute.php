<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Database\DatabaseFailure;
use HvacBlocks\Leads\Store\LeadFilter;
use HvacBlocks\Rest\Csv;
use HvacBlocks\Rest\Route;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/leads/export`: the leads of a filter as a CSV file. */
final readonly class ExportLeadsRoute implements Route {
	public function __construct( private LeadCsv $csv ) {}

	public function path(): string {
		return '/hvac-blocks/v1/admin/leads/export';
	}

	public function method(): string {
		return 'GET';
	}

	public function args(): array {
		return array(
			...LeadFilter::args(),
			'columns' => array(
				'type'        => 'array',
				'items'       => array(
					'type'    => 'string',
					'pattern' => '^[A-Za-z0-9_]{1,64}$',
				),
				'maxItems'    => 200,
				'default'     => array(),
				'description' => __( 'Columns to include. Defaults to all.', 'hvac-blocks' ),
			),
		);
	}

	public function schema(): array {
		return array(
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => 'leads-csv',
			'type'    => 'string',
		);
	}

	public function permission( WP_REST_Request $request ): bool {
		return LeadAccess::manage();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$filter   = LeadFilter::from( $request );
		$columns  = array_values( array_filter( is_array( $request['columns'] ) ? $request['columns'] : array(), is_string( ... ) ) );
		$response = new WP_REST_Response( null, 200 );

		// The server writes JSON unless someone else has written the body.
		add_filter(
			'rest_pre_serve_request',
			function ( mixed $served, mixed $result ) use ( $filter, $columns, $response ): mixed {
				if ( $result !== $response ) {
					return $served;
				}

				try {
					$this->csv->export(
						$filter,
						static function ( string $piece ): void {
							echo $piece; // phpcs:ignore WordPress.Security.EscapeOutput -- a CSV file, escaped for spreadsheets; never shown as HTML.
						},
						$columns
					);
				} catch ( DatabaseFailure ) {
					// The headers are gone: the file itself says that it is not whole.
					echo Csv::cell( __( 'This file is incomplete because the database did not respond. Please export again.', 'hvac-blocks' ) ) . "\r\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- as above.
				}

				return true;
			},
			10,
			2
		);

		$response->header( 'Content-Type', 'text/csv; charset=UTF-8' );
		$response->header( 'Content-Disposition', 'attachment; filename="leads-' . gmdate( 'Y-m-d' ) . '.csv"' );
		$response->header( 'X-Content-Type-Options', 'nosniff' );
		$response->header( 'Cache-Control', 'no-store' );

		return $response;
	}
}
