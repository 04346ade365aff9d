<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Admin;

use HvacBlocks\Platform\Import\FileOnOtherNode;
use HvacBlocks\Platform\Import\ImportJob;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Advances an import for a few seconds: checks, imports or undoes. Call it repeatedly until it is done. */
final readonly class StepImportRoute extends ImportJobRoute {
	protected const STEP = '/step';

	/** Well below all usual request limits. */
	private const SECONDS = 3.0;

	protected function answer( ImportJob $job, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( ! $job->stage->goes_on() ) {
			return ImportAnswer::respond( $job, $this->import );
		}

		try {
			$is_mine = $this->import->step( $job, self::SECONDS );
		} catch ( FileOnOtherNode $error ) {
			return new WP_Error( 'hvac_blocks_import_elsewhere', $error->getMessage(), array( 'status' => 409 ) );
		}

		return ImportAnswer::respond( $job, $this->import, ! $is_mine );
	}
}
