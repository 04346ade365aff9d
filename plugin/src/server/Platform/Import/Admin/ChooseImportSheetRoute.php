<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Admin;

use HvacBlocks\Platform\Import\ImportJob;
use HvacBlocks\Platform\Import\ImportStage;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Reads another sheet of an import's workbook. The server keeps the workbook until the import is confirmed. */
final readonly class ChooseImportSheetRoute extends ImportJobRoute {
	protected const STEP = '/sheet';

	public function args(): array {
		return array(
			...ImportAnswer::args(),
			'sheet' => ImportAnswer::sheet(),
		);
	}

	protected function answer( ImportJob $job, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$sheet = self::text( $request, 'sheet' );

		if ( ! in_array( $job->stage, array( ImportStage::Columns, ImportStage::Checked, ImportStage::Failed ), true ) || 0 === $job->counts->found->workbook_size ) {
			return ImportAnswer::out_of_turn();
		}

		if ( '' !== $sheet && ! in_array( $sheet, $job->counts->found->sheets, true ) ) {
			return new WP_Error( 'hvac_blocks_no_sheet', __( 'The workbook has no such sheet.', 'hvac-blocks' ), array( 'status' => 422 ) );
		}

		$this->import->choose_sheet( $job, $sheet );

		return ImportAnswer::respond( $job, $this->import );
	}
}
