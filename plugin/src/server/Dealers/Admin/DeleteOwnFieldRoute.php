<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Kernel\SaveError;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `DELETE /admin/dealer-fields/{key}`: responds like `GET`. Values are no longer shown; each dealer loses its own when it is saved. */
final readonly class DeleteOwnFieldRoute extends ListOwnFieldsRoute {
	protected const METHOD = 'DELETE';
	public const PATH      = SaveOwnFieldRoute::PATH;

	public function __construct( OwnFieldsView $view, private DealerStore $store ) {
		parent::__construct( $view );
	}

	public function args(): array {
		return array( 'key' => SaveOwnFieldRoute::key() );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( ! OwnFields::records()->delete( self::text( $request, 'key' ) ) ) {
			return SaveError::not_stored();
		}

		$this->store->announce();

		return parent::respond( $request );
	}
}
