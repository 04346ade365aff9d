<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\Import\DealerImport;
use HvacBlocks\Rest\Route;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The import that is under way or was the last, and the one that can be undone. */
final readonly class ShowImportsRoute implements Route {
	private const NOTHING = array(
		'total' => 0,
		'some'  => array(),
	);

	public function __construct( private DealerImport $import ) {}

	public function path(): string {
		return ImportAnswer::PATH;
	}

	public function method(): string {
		return 'GET';
	}

	public function args(): array {
		return array();
	}

	public function schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'dealer-imports',
			'type'       => 'object',
			'properties' => array(
				'latest'   => self::job_or_nothing(),
				'undoable' => self::job_or_nothing(),
				'edited'   => array(
					'description' => __( 'Dealers edited after the import that can be undone: their number and the first few.', 'hvac-blocks' ),
					'type'        => 'object',
					'properties'  => array(
						'total' => array( 'type' => 'integer' ),
						'some'  => array(
							'type'  => 'array',
							'items' => array( 'type' => 'string' ),
						),
					),
				),
			),
		);
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( 'manage_options' );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$latest   = $this->import->imports->latest();
		$undoable = $this->import->imports->undoable();

		return new WP_REST_Response(
			array(
				'latest'   => null === $latest ? null : ImportAnswer::of( $latest, $this->import ),
				'undoable' => null === $undoable ? null : ImportAnswer::of( $undoable, $this->import ),
				'edited'   => null === $undoable ? self::NOTHING : $this->import->rows->edited_since( $undoable->id ),
			)
		);
	}

	/** @return array<string, mixed> */
	private static function job_or_nothing(): array {
		return array(
			'type'       => array( 'object', 'null' ),
			'properties' => ImportAnswer::schema()['properties'],
		);
	}
}
