<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Pages;

use Closure;
use HvacBlocks\Editing\Blocks\BindableAttributes;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Offers\Catalog\ProductDirectory;
use HvacBlocks\Offers\Catalog\Store\ProductPosts;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Languages\PageLanguage;
use WP_Block;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * A source of WordPress' block bindings: `{"source":"hvac-blocks/product","args":{"field":"seer2","id":"HB-AC-14"}}` prints "14.3 SEER2" in a paragraph.
 *
 * Without an ID, it is the product of the surrounding post or of the page. A figure that the product does not have is empty; for an unknown field or product, the
 * block keeps its own text.
 */
final class ProductBinding implements Feature {
	public const SOURCE = 'hvac-blocks/product';

	/** @var array<string, array<string, string>|null> the values by ID, and by how often products have changed in this request */
	private array $read = array();

	/** @param Closure(): ProductDirectory $catalog */
	public function __construct( private readonly Closure $catalog ) {}

	public function boot(): void {
		add_action( 'init', $this->register( ... ) );
	}

	private function register(): void {
		register_block_bindings_source(
			self::SOURCE,
			array(
				'label'              => __( 'Product', 'hvac-blocks' ),
				'uses_context'       => array( 'postId', 'postType' ),
				'get_value_callback' => $this->value( ... ),
			)
		);
	}

	/** @param array<array-key, mixed> $args */
	private function value( array $args, WP_Block $block, string $attribute ): ?string {
		$field = is_string( $args['field'] ?? null ) ? $args['field'] : '';
		$id    = is_string( $args['id'] ?? null ) ? trim( $args['id'] ) : '';
		$value = $this->values( $id, $block )[ $field ] ?? null;

		if ( null === $value ) {
			return null;
		}

		return BindableAttributes::is_html( (string) $block->name, $attribute ) ? esc_html( $value ) : $value;
	}

	/** @return array<string, string>|null by field; null without a product */
	private function values( string $id, WP_Block $block ): ?array {
		$post = ProductPosts::TYPE === ( $block->context['postType'] ?? '' ) && is_int( $block->context['postId'] ?? null ) ? $block->context['postId'] : 0;
		$key  = implode( ' ', array( '' === $id ? "#$post" : $id, PageLanguage::current()->value, did_action( 'hvac_blocks_products_changed' ) ) );

		if ( ! array_key_exists( $key, $this->read ) ) {
			$stored             = $this->find( $id, $post );
			$this->read[ $key ] = null === $stored ? null : ProductView::values( $stored, PageLanguage::current() );
		}

		return $this->read[ $key ];
	}

	private function find( string $id, int $post ): ?StoredProduct {
		$around = '' === $id && $post > 0 ? get_post( $post ) : null;

		try {
			return match ( true ) {
				$around instanceof WP_Post => ProductPosts::read( $around ),
				'' === $id                 => ( $this->catalog )()->of_page(),
				default                    => ( $this->catalog )()->get( $id ),
			};
		} catch ( DatabaseFailure ) {
			return null;
		}
	}
}
