<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Admin;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Import\Importer;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The current or most recent import, and the one that can be undone. */
final readonly class ShowImportsRoute extends Endpoint {
	private const NOTHING = array(
		'total' => 0,
		'some'  => array(),
	);

	public function __construct( private Importer $import ) {}

	public function path(): string {
		return ImportAnswer::path( $this->import );
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( $this->import->target->capability() );
	}

	public function schema(): array {
		return Schema::answer( "{$this->import->target->name()}-imports", array(
			'latest'   => $this->job_or_nothing(),
			'undoable' => $this->job_or_nothing(),
			'edited'   => array(
				'description' => __( 'What was edited after the import that can be undone: the number and the first few.', 'hvac-blocks' ),
				'type'        => 'object',
				'properties'  => array(
					'total' => array( 'type' => 'integer' ),
					'some'  => Schema::list( array( 'type' => 'string' ) ),
				),
			),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$latest   = $this->import->imports->latest();
		$undoable = $this->import->imports->undoable();

		return new WP_REST_Response( array(
			'latest'   => null === $latest ? null : ImportAnswer::of( $latest, $this->import ),
			'undoable' => null === $undoable ? null : ImportAnswer::of( $undoable, $this->import ),
			'edited'   => null === $undoable ? self::NOTHING : $this->import->rows->edited_since( $undoable->id ),
		) );
	}

	/** @return array<string, mixed> */
	private function job_or_nothing(): array {
		return array(
			'type'       => array( 'object', 'null' ),
			'properties' => ImportAnswer::schema( $this->import )['properties'],
		);
	}
}
