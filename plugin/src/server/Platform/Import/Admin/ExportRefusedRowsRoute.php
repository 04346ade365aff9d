<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Admin;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Import\ImportJob;
use HvacBlocks\Platform\Import\ImportStage;
use HvacBlocks\Platform\Rest\FileResponse;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Exports the rows that a checked import refuses, with the reasons, as a file to correct and import again. */
final readonly class ExportRefusedRowsRoute extends ImportJobRoute {
	protected const METHOD = 'GET';
	protected const STEP   = '/refused';

	public function schema(): array {
		return Schema::file( "{$this->import->target->name()}-refused-rows" );
	}

	protected function answer( ImportJob $job, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( ImportStage::Checked !== $job->stage || array() === $job->columns ) {
			return ImportAnswer::out_of_turn();
		}

		return FileResponse::of( 'refused-rows.csv', 'text/csv; charset=UTF-8', $this->import->refused( $job ) );
	}
}
