<?php
declare(strict_types=1);

namespace HvacBlocks\Site\ScheduledImport;

use HvacBlocks\Kernel\Schema;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/dealer-import-schedule/run`: starts or continues the import for a few seconds; responds like `GET`. Call it again while it is running. */
final readonly class RunScheduleRoute extends ShowScheduleRoute {
	protected const METHOD = 'POST';
	public const PATH      = ShowScheduleRoute::PATH . '/run';

	private const SECONDS = 3.0;

	public function __construct( ScheduleView $view, private ScheduledImport $import ) {
		parent::__construct( $view );
	}

	public function args(): array {
		return array( 'anyway' => Schema::flag( __( 'Import the waiting file, even if it removes or empties much.', 'hvac-blocks' ) ) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$is_anyway = true === $request['anyway'];

		if ( ! $this->import->run( self::SECONDS, ! $is_anyway, again: true, anyway: $is_anyway ) && ! ScheduleState::read()->is_running ) {
			return new WP_Error( 'hvac_blocks_import_under_way', __( 'Another import is in progress. Resume it or discard it first.', 'hvac-blocks' ), array( 'status' => 409 ) );
		}

		return parent::respond( $request );
	}
}
