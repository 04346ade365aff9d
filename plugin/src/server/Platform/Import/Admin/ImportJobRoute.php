<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Admin;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Platform\Import\FileOnOtherNode;
use HvacBlocks\Platform\Import\Importer;
use HvacBlocks\Platform\Import\ImportJob;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** A route of one import, `…-imports/{id}`. By default, it changes the import and answers what the import has become. */
abstract readonly class ImportJobRoute extends Endpoint {
	protected const METHOD = 'POST';

	/** @var string what follows the import's ID in the path */
	protected const STEP = '';

	final public function __construct( protected Importer $import ) {}

	/** @throws FileOnOtherNode */
	abstract protected function answer( ImportJob $job, WP_REST_Request $request ): WP_REST_Response|WP_Error;

	public function path(): string {
		return ImportAnswer::one( $this->import ) . static::STEP;
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( $this->import->target->capability() );
	}

	public function args(): array {
		return ImportAnswer::args();
	}

	public function schema(): array {
		return ImportAnswer::schema( $this->import );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$job = ImportAnswer::job( $request, $this->import );

		try {
			return null === $job ? ImportAnswer::missing() : $this->answer( $job, $request );
		} catch ( FileOnOtherNode $error ) {
			return new WP_Error( 'hvac_blocks_import_elsewhere', $error->getMessage(), array( 'status' => 409 ) );
		}
	}
}
