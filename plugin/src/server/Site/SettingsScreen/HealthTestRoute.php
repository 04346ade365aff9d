<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use Closure;
use HvacBlocks\Kernel\Route;
use HvacBlocks\Kernel\SiteHealth;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `GET /admin/NAME-health`: one slow test of Site Health, in the shape that its screen reads.
 *
 * @phpstan-import-type HealthResult from SiteHealth
 */
final readonly class HealthTestRoute implements Route {
	/** @param Closure(): HealthResult $result */
	public function __construct( private string $name, private Closure $result ) {}

	public static function path_of( string $name ): string {
		return "/hvac-blocks/v1/admin/$name-health";
	}

	public function path(): string {
		return self::path_of( $this->name );
	}

	public function method(): string {
		return 'GET';
	}

	public function args(): array {
		return array();
	}

	public function schema(): array {
		$text = array( 'type' => 'string' );

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => "hvac-blocks-$this->name-health",
			'type'       => 'object',
			'properties' => array(
				'label'       => $text,
				'status'      => $text + array( 'enum' => array( 'good', 'recommended', 'critical' ) ),
				'badge'       => array(
					'type'       => 'object',
					'properties' => array(
						'label' => $text,
						'color' => $text,
					),
				),
				'description' => $text + array( 'description' => __( 'HTML: what was found, and how to fix it.', 'hvac-blocks' ) ),
				'actions'     => $text,
				'test'        => $text,
			),
		);
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( 'view_site_health_checks' );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( ( $this->result )() );
	}
}
