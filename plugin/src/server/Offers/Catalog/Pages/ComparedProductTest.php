<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Pages;

use HvacBlocks\Offers\Catalog\CatalogModule;
use HvacBlocks\Offers\Catalog\Records\CatalogProduct;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestMedia;
use PHPUnit\Framework\Attributes\Before;

defined( 'ABSPATH' ) || exit;

final class ComparedProductTest extends TestCase {
	#[Before]
	public function make_products(): void {
		global $wpdb;
		$product = static fn ( array $values ): StoredProduct => new StoredProduct( CatalogProduct::from_array( $values ), 'import' );

		( new CatalogModule( $wpdb ) )->store()->write(
			array(
				$product( array( 'id' => 'AC-1', 'picture' => 'outdoor-unit.svg', 'name' => 'Cool & quiet', 'category' => 'air-conditioners', 'seer2' => 17, 'stages' => 'two-stage', 'priceFrom' => 5400, 'energyStarYear' => 2025 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one product.
				$product( array( 'id' => 'AC-OLD', 'name' => 'Old', 'category' => 'air-conditioners', 'seer2' => 14, 'lastDay' => '2020-01-01' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one product.
				$product( array( 'id' => 'F-1', 'name' => 'Warm', 'category' => 'furnaces', 'afue' => 96, 'priceFrom' => 4000, 'priceCurrency' => 'CAD' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one product.
				$product( array( 'id' => 'C-1', 'name' => 'Coil', 'category' => 'coils' ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one product.
			)
		);
	}

	private static function page( string ...$columns ): string {
		return do_blocks( '<!-- wp:hvac-blocks/product-comparison -->' . implode( '', array_map( static fn ( string $attributes ): string => "<!-- wp:hvac-blocks/comparison-product $attributes /-->", $columns ) ) . '<!-- /wp:hvac-blocks/product-comparison -->' );
	}

	public function test_columns_come_from_the_catalog_without_those_that_are_gone(): void {
		$page = self::page( '{"product_id":"ac-1"}', '{"product_id":"AC-OLD"}', '{"product_id":"NONE"}', '{"product_id":"C-1"}', '{"product_name":"Typed","efficiency":"15 SEER2"}' );

		self::assertStringContainsString( 'Cool &amp; quiet', $page );
		self::assertStringContainsString( "17\u{a0}SEER2", $page );
		self::assertStringContainsString( 'Typed', $page );
		self::assertStringNotContainsString( 'Old', $page );
		self::assertStringNotContainsString( 'NONE', $page );
		self::assertStringNotContainsString( 'Coil', $page );
	}

	public function test_typed_values_replace_those_of_the_catalog(): void {
		$page = self::page( '{"product_id":"AC-1","typed":true,"product_name":"Mine","efficiency":"15 SEER2"}' );

		self::assertStringContainsString( 'Mine', $page );
		self::assertStringNotContainsString( 'Cool &amp;', $page );
	}

	public function test_values_that_were_made_typed_keep_the_picture_of_the_catalog_until_another_is_chosen(): void {
		$src   = static fn ( string $attributes ): string => 1 === preg_match( '/<img[^>]* src="([^"]+)"/', self::page( $attributes ), $found ) ? basename( $found[1] ) : '';
		$photo = TestMedia::photo();

		self::assertSame( 'outdoor-unit.svg', $src( '{"product_id":"AC-1"}' ) );
		self::assertSame( 'outdoor-unit.svg', $src( '{"product_id":"AC-1","typed":true,"product_name":"Mine"}' ) );
		self::assertNotSame( 'outdoor-unit.svg', $src( '{"product_id":"AC-1","typed":true,"product_name":"Mine","image":{"id":' . $photo . '}}' ) );
		self::assertSame( '', $src( '{"product_id":"AC-1","typed":true,"product_name":"Mine","image":{"id":0}}' ) );
	}

	public function test_all_columns_are_read_at_once(): void {
		global $wpdb;
		self::page( '{"product_name":"Typed"}' );
		$cost = static function ( string ...$columns ) use ( $wpdb ): int {
			wp_cache_flush();
			wp_load_alloptions();
			$before = $wpdb->num_queries;
			self::page( ...$columns );

			return $wpdb->num_queries - $before;
		};

		$one = $cost( '{"product_id":"AC-1"}' );
		self::assertLessThanOrEqual( 4, $one );
		self::assertSame( $one, $cost( '{"product_id":"AC-1"}', '{"product_id":"F-1"}', '{"product_id":"AC-OLD"}' ) );
	}

	public function test_the_values_that_an_editor_can_type_over(): void {
		global $wpdb;
		$store = ( new CatalogModule( $wpdb ) )->store();
		$typed = static fn ( string $id ): ?array => ComparedProduct::typed( $store->get( $id ) ?? self::fail( $id ), Language::English );
		$cool  = $typed( 'AC-1' ) ?? array();

		self::assertSame( array( '1', 'Cool & quiet', '5400', 'Two stages', 'No', 'Yes' ), array( $cool['product_type'], $cool['product_name'], $cool['installment_cost'], $cool['stages'], $cool['comfort_link_communication'], $cool['energy_star_qualified'] ) );
		self::assertSame( '$4,000 CA', $typed( 'F-1' )['installment_cost'] ?? '' );
		self::assertNull( $typed( 'C-1' ) );
	}
}
