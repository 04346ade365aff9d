<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Admin;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Platform\Import\Importer;
use HvacBlocks\Platform\Import\ImportStage;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Confirms a checked import; the following steps carry it out. */
final readonly class ConfirmImportRoute extends Endpoint {
	protected const METHOD = 'POST';

	public function __construct( private Importer $import ) {}

	public function path(): string {
		return ImportAnswer::one( $this->import ) . '/confirm';
	}

	public function args(): array {
		return ImportAnswer::args();
	}

	public function schema(): array {
		return ImportAnswer::schema( $this->import );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$job = ImportAnswer::job( $request, $this->import );

		if ( null === $job ) {
			return ImportAnswer::missing();
		}

		if ( ImportStage::Checked !== $job->stage ) {
			return ImportAnswer::out_of_turn();
		}

		$this->import->confirm( $job );

		return ImportAnswer::respond( $job, $this->import );
	}
}
