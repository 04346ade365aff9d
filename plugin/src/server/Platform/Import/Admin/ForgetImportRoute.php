<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Admin;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Import\Importer;
use HvacBlocks\Platform\Import\ImportStage;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Cancels an import that has not written yet, or dismisses one that was undone. */
final readonly class ForgetImportRoute extends Endpoint {
	protected const METHOD = 'DELETE';

	public function __construct( private Importer $import ) {}

	public function path(): string {
		return ImportAnswer::one( $this->import );
	}

	public function args(): array {
		return ImportAnswer::args();
	}

	public function schema(): array {
		return Schema::answer(
			'deleted-import',
			array( 'deleted' => array( 'type' => 'boolean' ) )
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$job = ImportAnswer::job( $request, $this->import );

		if ( null === $job ) {
			return ImportAnswer::missing();
		}

		if ( $job->stage->has_written() && ImportStage::Undone !== $job->stage ) {
			return ImportAnswer::out_of_turn();
		}

		$this->import->imports->forget( $job->id );

		return new WP_REST_Response( array( 'deleted' => true ) );
	}
}
