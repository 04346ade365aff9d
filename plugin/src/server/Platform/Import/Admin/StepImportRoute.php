<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Admin;

use HvacBlocks\Platform\Import\ImportJob;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Advances an import for a few seconds: checks, imports or undoes. Call it repeatedly until it is done. */
final readonly class StepImportRoute extends ImportJobRoute {
	protected const STEP = '/step';

	/** Well below all usual request limits. */
	private const SECONDS = 3.0;

	protected function answer( ImportJob $job, WP_REST_Request $request ): WP_REST_Response {
		return ImportAnswer::respond( $job, $this->import, $job->stage->goes_on() && ! $this->import->step( $job, self::SECONDS ) );
	}
}
