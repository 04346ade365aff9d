<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Offers\Catalog\Pages\ProductFiles;
use HvacBlocks\Offers\Catalog\Records\ProductCategory;
use HvacBlocks\Offers\Catalog\Records\ProductFields;
use HvacBlocks\Offers\Catalog\Records\ProductTier;
use HvacBlocks\Offers\Catalog\Store\ProductQuery;
use HvacBlocks\Offers\Catalog\Store\ProductSort;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Rest\CacheHeaders;
use HvacBlocks\Platform\Rest\ListPage;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The products of the catalog that are sold today. */
final readonly class FindProductsRoute extends Endpoint {
	public const PATH   = '/hvac-blocks/v1/products';
	protected const MAY = self::EVERYBODY;

	/** How long browsers and proxies may cache a response. */
	private const SECONDS_FRESH = 300;

	public function __construct( private ProductDirectory $products ) {}

	public function args(): array {
		$number = static fn ( string $field ): array => array(
			'type'    => 'number',
			'minimum' => ProductFields::all()[ $field ]['min'] ?? 0,
			'maximum' => ProductFields::all()[ $field ]['max'] ?? PHP_INT_MAX,
		);
		$choice = static fn ( array $options ): array => array(
			'type'    => 'string',
			'enum'    => array( '', ...$options ),
			'default' => '',
		);

		return array(
			'category'  => $choice( array_column( ProductCategory::cases(), 'value' ) ),
			'tier'      => $choice( array_column( ProductTier::cases(), 'value' ) ),
			'country'   => array( 'description' => __( 'Only products that are sold, and legal, in this country.', 'hvac-blocks' ) ) + $choice( array( 'US', 'CA' ) ),
			'stages'    => $choice( ProductFields::all()['stages']['options'] ?? array() ),
			'min_seer2' => $number( 'seer2' ),
			'min_afue'  => $number( 'afue' ),
			'max_noise' => $number( 'noiseFrom' ),
			'search'    => Schema::text( __( 'Part of a name, or the beginning of a model number.', 'hvac-blocks' ), 100 ),
			'ids'       => array( 'description' => __( 'Only these products, in this order.', 'hvac-blocks' ), 'default' => array(), 'maxItems' => 100 ) + Schema::list( array( 'type' => 'string', 'maxLength' => 64 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
			'sort'      => Schema::choice( array_column( ProductSort::cases(), 'value' ), ProductSort::Tier->value ),
			...ListPage::args( 1000 ),
		);
	}

	public function schema(): array {
		return ListPage::schema( 'products-page', array( 'products' => Schema::list( Schema::object( ProductSchema::properties() ) ) ) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$text   = static fn ( string $name ): string => is_string( $request[ $name ] ) ? trim( $request[ $name ] ) : '';
		$number = static fn ( string $name ): ?float => is_numeric( $request[ $name ] ) ? (float) $request[ $name ] : null;
		$query  = new ProductQuery(
			ProductCategory::tryFrom( $text( 'category' ) ),
			ProductTier::tryFrom( $text( 'tier' ) ),
			$text( 'country' ),
			$number( 'min_seer2' ),
			$number( 'min_afue' ),
			$number( 'max_noise' ),
			$text( 'stages' ),
			$text( 'search' ),
			self::texts( $request, 'ids' ),
			ProductSort::tryFrom( $text( 'sort' ) ) ?? ProductSort::Tier
		);
		$page   = ListPage::of( $request, $this->products->count( $query ) );
		$found  = $this->products->find( $query, $page->offset(), $page->size );

		ProductFiles::prime( $found, array( 'picture', ...ProductFiles::DOCUMENTS ) );

		return CacheHeaders::shared( $page->answer( array( 'products' => array_map( static fn ( StoredProduct $stored ): array => ProductSchema::answer( $stored, PageLanguage::current() ), $found ) ) ), self::SECONDS_FRESH );
	}
}
