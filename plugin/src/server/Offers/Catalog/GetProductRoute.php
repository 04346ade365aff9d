<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Rest\CacheHeaders;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** One product of the catalog, also one that is no longer sold. */
final readonly class GetProductRoute extends Endpoint {
	protected const PATH = FindProductsRoute::PATH . '/(?P<id>[A-Za-z0-9_-]{1,64})';
	protected const MAY  = self::EVERYBODY;

	private const SECONDS_FRESH = 300;

	public function __construct( private ProductDirectory $products ) {}

	public function args(): array {
		return array( 'id' => Schema::in_path( __( 'The manufacturer’s model number.', 'hvac-blocks' ) ) );
	}

	public function schema(): array {
		return Schema::answer( 'product', ProductSchema::properties() );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$product = $this->products->get( self::text( $request, 'id' ) );

		return null === $product
			? new WP_Error( 'hvac_blocks_product_not_found', __( 'There is no such product.', 'hvac-blocks' ), array( 'status' => 404 ) )
			: CacheHeaders::shared( new WP_REST_Response( ProductSchema::answer( $product, PageLanguage::current() ) ), self::SECONDS_FRESH );
	}
}
