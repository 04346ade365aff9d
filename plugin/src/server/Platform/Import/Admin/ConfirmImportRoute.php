<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Admin;

use HvacBlocks\Platform\Import\ImportJob;
use HvacBlocks\Platform\Import\ImportStage;
use HvacBlocks\Platform\Import\LargeLoss;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Confirms a checked import; the following steps carry it out. */
final readonly class ConfirmImportRoute extends ImportJobRoute {
	protected const STEP = '/confirm';

	public function args(): array {
		return array(
			...ImportAnswer::args(),
			'confirm' => ImportAnswer::confirm(),
		);
	}

	protected function answer( ImportJob $job, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( ImportStage::Checked !== $job->stage ) {
			return ImportAnswer::out_of_turn();
		}

		if ( $job->counts->loses_much() && true !== $request['confirm'] ) {
			return new WP_Error( 'hvac_blocks_large_loss', ( new LargeLoss( $job->counts ) )->getMessage() . ' ' . __( 'Send “confirm” to import it.', 'hvac-blocks' ), array( 'status' => 409 ) );
		}

		$this->import->confirm( $job );

		return ImportAnswer::respond( $job, $this->import );
	}
}
