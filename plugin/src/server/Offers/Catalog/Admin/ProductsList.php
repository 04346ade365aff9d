<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Admin;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Offers\Catalog\Records\CatalogProduct;
use HvacBlocks\Offers\Catalog\Store\ProductPosts;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** The columns of WordPress' own list of products, and the way to their import. */
final class ProductsList implements Feature {
	/** The row that is being printed: its columns read the product once. */
	private int $post = 0;

	private ?CatalogProduct $product = null;

	public function boot(): void {
		$type = ProductPosts::TYPE;

		add_filter( "manage_{$type}_posts_columns", self::columns( ... ) );
		add_action( "manage_{$type}_posts_custom_column", $this->cell( ... ), 10, 2 );
		add_filter( "views_edit-$type", self::views( ... ) );
	}

	private static function columns( mixed $columns ): mixed {
		$ours = array(
			'hvac_model'    => __( 'Model number', 'hvac-blocks' ),
			'hvac_category' => __( 'Category', 'hvac-blocks' ),
			'hvac_tier'     => __( 'Level', 'hvac-blocks' ),
		);

		// After the title, before the date.
		return is_array( $columns ) ? array_slice( $columns, 0, 2, true ) + $ours + array_slice( $columns, 2, null, true ) : $columns;
	}

	private function cell( mixed $column, mixed $id ): void {
		$post = is_int( $id ) && $id !== $this->post ? get_post( $id ) : null;

		if ( $post instanceof WP_Post ) {
			$this->post    = $post->ID;
			$this->product = ProductPosts::read( $post )?->product;
		}

		$product = $this->product;

		echo esc_html(
			match ( $column ) {
				'hvac_model'    => $product->id ?? '',
				'hvac_category' => $product?->category->label() ?? __( 'Not chosen: visitors do not see it', 'hvac-blocks' ),
				'hvac_tier'     => $product?->tier?->label() ?? '',
				default         => '',
			}
		);
	}

	private static function views( mixed $views ): mixed {
		$screen = ProductsScreen::get();

		return is_array( $views ) && current_user_can( $screen->capability )
			? $views + array( 'hvac_import' => sprintf( '<a href="%s">%s</a>', esc_url( $screen->url() ), esc_html__( 'Import and export', 'hvac-blocks' ) ) ) // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
			: $views;
	}
}
