<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup;

use Closure;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Leads\Health\SelfTestMail;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /admin/setup/trial`: sends a marked lead to the recipients. Responds like `GET /admin/setup`. */
final readonly class SendSelfTestRoute extends Endpoint {
	protected const METHOD = 'POST';
	protected const PATH   = '/hvac-blocks/v1/admin/setup/trial';

	/** @param Closure(): SelfTestMail $self_test */
	public function __construct( private Closure $self_test, private SetupAnswer $answer ) {}

	public function schema(): array {
		return SetupAnswer::schema();
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( SetupScreen::get()->capability );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		( $this->self_test )()->run();

		return new WP_REST_Response( $this->answer->get() );
	}
}
