<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Webhooks;

use HvacBlocks\Kernel\SaveError;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `DELETE /admin/webhooks/{id}`: responds like `GET`. Pending deliveries fail and say why. */
final readonly class DeleteWebhookRoute extends ListWebhooksRoute {
	protected const METHOD = 'DELETE';
	public const PATH      = SaveWebhookRoute::PATH;

	public function args(): array {
		return array( 'id' => Webhook::id_argument() );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return WebhookStore::records()->delete( self::text( $request, 'id' ) )
			? parent::respond( $request )
			: SaveError::not_stored();
	}
}
