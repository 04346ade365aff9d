<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\MailTexts;

use HvacBlocks\Kernel\Endpoint;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/mail-texts`: the texts of every mail. */
final readonly class ListMailTextsRoute extends Endpoint {
	public const PATH = '/hvac-blocks/v1/admin/mail-texts';

	public function __construct( private MailTextsView $view ) {}

	public function schema(): array {
		return MailTextsView::schema();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( $this->view->all() );
	}
}
