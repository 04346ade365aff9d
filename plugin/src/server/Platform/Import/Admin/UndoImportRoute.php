<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Admin;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Import\ImportJob;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Starts undoing the last import, or the part of it that was carried out; the following steps carry this out. */
final readonly class UndoImportRoute extends ImportJobRoute {
	protected const STEP = '/undo';

	public function args(): array {
		return array(
			...ImportAnswer::args(),
			'overwrite' => Schema::flag( __( 'Also restore what was edited after the import.', 'hvac-blocks' ) ),
		);
	}

	protected function answer( ImportJob $job, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( $this->import->imports->undoable()?->id !== $job->id ) {
			return ImportAnswer::out_of_turn();
		}

		$this->import->begin_undo( $job, true === $request['overwrite'] );

		return ImportAnswer::respond( $job, $this->import );
	}
}
