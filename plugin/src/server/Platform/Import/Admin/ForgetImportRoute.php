<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Admin;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Import\ImportJob;
use HvacBlocks\Platform\Import\ImportStage;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Cancels an import that has not written yet, or dismisses one that was undone. */
final readonly class ForgetImportRoute extends ImportJobRoute {
	protected const METHOD = 'DELETE';

	public function schema(): array {
		return Schema::answer( 'deleted-import', array( 'deleted' => array( 'type' => 'boolean' ) ) );
	}

	protected function answer( ImportJob $job, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( $job->stage->has_written() && ImportStage::Undone !== $job->stage ) {
			return ImportAnswer::out_of_turn();
		}

		$this->import->imports->forget( $job->id );

		return new WP_REST_Response( array( 'deleted' => true ) );
	}
}
