<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Admin;

use HvacBlocks\Kernel\Route;
use HvacBlocks\Platform\Import\Importer;

defined( 'ABSPATH' ) || exit;

/** The routes that import one kind of record; its `ImportTarget` says who may use them. */
final class ImportRoutes {
	/** @return list<Route> */
	public static function of( Importer $import ): array {
		return array(
			new ShowImportsRoute( $import ),
			new CreateImportRoute( $import ),
			new PutImportChunkRoute( $import ),
			new StepImportRoute( $import ),
			new ShowImportColumnsRoute( $import ),
			new ChooseImportColumnsRoute( $import ),
			new ChooseImportSheetRoute( $import ),
			new ConfirmImportRoute( $import ),
			new UndoImportRoute( $import ),
			new ForgetImportRoute( $import ),
			new ListImportRowsRoute( $import ),
			new ExportRefusedRowsRoute( $import ),
		);
	}
}
