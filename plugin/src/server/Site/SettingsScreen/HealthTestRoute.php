<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use Closure;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Kernel\SiteHealth;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `GET /admin/NAME-health`: one slow test of Site Health, in the format that its screen reads.
 *
 * @phpstan-import-type HealthResult from SiteHealth
 */
final readonly class HealthTestRoute extends Endpoint {
	protected const MAY = array( 'view_site_health_checks' );

	/** @param Closure(): HealthResult $result */
	public function __construct( private string $name, private Closure $result ) {}

	public static function path_of( string $name ): string {
		return "/hvac-blocks/v1/admin/$name-health";
	}

	public function path(): string {
		return self::path_of( $this->name );
	}

	public function schema(): array {
		$text = array( 'type' => 'string' );

		return Schema::answer( "hvac-blocks-$this->name-health", array(
			'label'       => $text,
			'status'      => $text + array( 'enum' => array( 'good', 'recommended', 'critical' ) ),
			'badge'       => Schema::object( array(
				'label' => $text,
				'color' => $text,
			) ),
			'description' => $text + array( 'description' => __( 'HTML: what was found, and how to fix it.', 'hvac-blocks' ) ),
			'actions'     => $text,
			'test'        => $text,
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( ( $this->result )() );
	}
}
