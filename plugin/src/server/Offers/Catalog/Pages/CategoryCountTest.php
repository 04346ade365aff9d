<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Pages;

use HvacBlocks\Offers\Catalog\CatalogModule;
use HvacBlocks\Offers\Catalog\Records\CatalogProduct;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class CategoryCountTest extends TestCase {
	public function test_one_query_counts_all_categories_until_products_change(): void {
		global $wpdb;
		$module  = new CatalogModule( $wpdb );
		$catalog = $module->directory();
		$write   = static fn ( string ...$ids ) => $module->store()->write( array_map( static fn ( string $id ): StoredProduct => new StoredProduct( CatalogProduct::from_array( array( 'id' => $id, 'name' => $id, 'category' => 'coils' ) ), 'import' ), array_values( $ids ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one product.

		$write( 'C-1', 'C-2' );
		$before = $wpdb->num_queries;

		self::assertSame( array( array( 'coils' => 2 ), array( 'coils' => 2 ) ), array( $catalog->counts(), $catalog->counts() ) );
		self::assertSame( 1, $wpdb->num_queries - $before );

		$write( 'C-3' );
		self::assertSame( array( 'coils' => 3 ), $catalog->counts() );
	}

	/** All items of a page ask the same directory. */
	public function test_a_selector_of_many_categories_costs_one_query(): void {
		global $wpdb;
		( new CatalogModule( $wpdb ) )->store()->write( array( new StoredProduct( CatalogProduct::from_array( array( 'id' => 'C-1', 'name' => 'Coil', 'category' => 'coils' ) ), 'import' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one product.
		$items = static fn ( string ...$categories ): string => do_blocks( '<!-- wp:hvac-blocks/product-selector -->' . implode( '', array_map( static fn ( string $category ): string => "<!-- wp:hvac-blocks/product-selector-item {\"category\":\"$category\"} /-->", $categories ) ) . '<!-- /wp:hvac-blocks/product-selector -->' );
		$cost  = static function ( callable $render ) use ( $wpdb ): int {
			$before = $wpdb->num_queries;
			$render();

			return $wpdb->num_queries - $before;
		};
		$items( 'coils' );

		self::assertStringContainsString( '1 model<', $items( 'coils', 'furnaces', 'heat-pumps' ) );
		do_action( 'hvac_blocks_products_changed' );
		self::assertSame( 1, $cost( static fn (): string => $items( 'coils', 'furnaces', 'heat-pumps', 'air-handlers' ) ) );
		self::assertSame( 0, $cost( static fn (): string => $items( 'coils', 'furnaces' ) ) );
	}
}
