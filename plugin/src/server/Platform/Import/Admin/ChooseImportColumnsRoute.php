<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Admin;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Import\Columns\ColumnChoice;
use HvacBlocks\Platform\Import\Columns\InvalidColumns;
use HvacBlocks\Platform\Import\Csv\CsvReader;
use HvacBlocks\Platform\Import\ImportJob;
use HvacBlocks\Platform\Import\ImportStage;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Chooses the meaning of the columns of an import's file. The file is checked again. */
final readonly class ChooseImportColumnsRoute extends ImportJobRoute {
	protected const STEP = '/columns';

	public function args(): array {
		return array(
			...ImportAnswer::args(),
			'fields' => array( 'required' => true ) + Schema::texts( __( 'The field of each column, in the order of the file; empty for a column to ignore.', 'hvac-blocks' ), CsvReader::MOST_COLUMNS, 64 ),
		);
	}

	protected function answer( ImportJob $job, WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( ! in_array( $job->stage, array( ImportStage::Columns, ImportStage::Checked ), true ) ) {
			return ImportAnswer::out_of_turn();
		}

		try {
			$this->import->choose_columns( $job, ColumnChoice::of_columns( $this->import->target, $job->columns, self::texts( $request, 'fields' ) ) );
		} catch ( InvalidColumns $error ) {
			return new WP_Error( 'hvac_blocks_columns', $error->getMessage(), array( 'status' => 422 ) );
		}

		return ImportAnswer::respond( $job, $this->import );
	}
}
