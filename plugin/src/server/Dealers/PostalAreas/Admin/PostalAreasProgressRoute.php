<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\PostalAreas\Admin;

use HvacBlocks\Dealers\PostalAreas\PostalAreaLoader;
use HvacBlocks\Kernel\Route;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/locations`: how many of the ZIP and postal codes are loaded. */
final readonly class PostalAreasProgressRoute implements Route {
	public const PATH = '/hvac-blocks/v1/admin/locations';

	public function __construct( private PostalAreaLoader $loader ) {}

	public function path(): string {
		return self::PATH;
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
			'title'      => 'hvac-blocks-locations-progress',
			'type'       => 'object',
			'properties' => array(
				'done'  => array( 'type' => 'integer' ),
				'total' => array( 'type' => 'integer' ),
			),
		);
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( 'manage_options' );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$progress = $this->loader->progress();

		return new WP_REST_Response(
			array(
				'done'  => $progress->done,
				'total' => $progress->total,
			)
		);
	}
}
