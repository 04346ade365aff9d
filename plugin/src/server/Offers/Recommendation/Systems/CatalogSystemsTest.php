<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Offers\Catalog\CatalogModule;
use HvacBlocks\Offers\Catalog\ExampleProducts;
use HvacBlocks\Platform\Import\ImportFormat;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/** @phpstan-import-type System from Recommendation */
final class CatalogSystemsTest extends TestCase {
	private const DATA = __DIR__ . '/../../../../../data';

	private const AC = array( 'id' => 'HB-AC-14', 'name' => 'Harbor & 14', 'category' => 'air-conditioners', 'seer2' => 14.5, 'tonsFrom' => 1.5, 'tonsTo' => 3.5, 'stages' => 'single-stage', 'noiseFrom' => 70, 'noiseTo' => 76, 'priceFrom' => 5000, 'certificate' => 'warranty-outdoor-units-en.pdf', 'picture' => 'outdoor-unit.svg' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one product.

	private const FURNACE = array( 'id' => 'HB-F-80', 'name' => 'Harbor 80', 'category' => 'furnaces', 'afue' => 80, 'priceFrom' => 3000, 'countries' => array( 'US' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one product.

	private const CANADIAN = array( 'id' => 'HB-F-95', 'name' => 'Harbor 95', 'category' => 'furnaces', 'afue' => 95, 'priceFrom' => 3900 ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one product.

	/**
	 * @param list<array<string, mixed>> $products
	 * @return System the least expensive one
	 */
	private static function least( array $products, string $tonnage = '2.0', string $zip = '75024', string $today = '2026-06-01' ): array {
		return self::provider( $products, $today )->recommend( $tonnage, 'gas', $zip )->systems[0];
	}

	/** @param list<array<string, mixed>> $products */
	private static function provider( array $products, string $today = '2026-06-01' ): EmbeddedRecommendations {
		return new EmbeddedRecommendations( self::DATA . '/systems.json', $today, new ExampleProducts( array( 'products' => $products ) ) );
	}

	public function test_what_the_catalog_knows_comes_from_the_catalog(): void {
		$system = self::least( array( self::AC, self::FURNACE ) );

		self::assertSame( array( 'Harbor & 14 with Harbor 80', 'good', 8000, 9800 ), array( $system['name'], $system['tier'], $system['installed_from'], $system['installed_to'] ) );
		self::assertSame( array( "14.5\u{a0}SEER2", 'Single-stage', 'HB-AC-14', '70 to 76 dB' ), array( $system['products'][0]['efficiency'], $system['products'][0]['stages'], $system['products'][0]['product_id'] ?? '', $system['products'][0]['noise'] ?? '' ) );
		self::assertStringEndsWith( '/en/products/air-conditioners/hb-ac-14/', $system['products'][0]['product_link'] );
		self::assertStringEndsWith( '/outdoor-unit.svg', $system['products'][0]['image'] );
		self::assertSame( array( 'Product data', 'Warranty certificate' ), array_column( $system['products'][0]['documents'] ?? array(), 'label' ) );
	}

	public function test_a_larger_system_costs_as_much_more_as_the_list_says(): void {
		self::assertSame( array( 8000, 8450, 8900, 9350 ), array_map( static fn ( string $tonnage ): ?int => self::least( array( self::AC, self::FURNACE ), $tonnage )['installed_from'], array( '2.0', '2.5', '3.0', '3.5' ) ) );
	}

	/** @param list<array<string, mixed>> $products */
	#[TestWith( array( array() ) )]
	#[TestWith( array( array( self::AC ) ) )]
	#[TestWith( array( array( self::FURNACE ) ) )]
	#[TestWith( array( array( self::AC, self::FURNACE ), '5.0' ) )]
	#[TestWith( array( array( self::AC, self::FURNACE ), '2.0', 'M5V 2T6' ) )]
	public function test_without_all_of_its_units_a_system_is_as_without_a_catalog( array $products, string $tonnage = '2.0', string $zip = '75024' ): void {
		$built_in = new EmbeddedRecommendations( self::DATA . '/systems.json', '2026-06-01' );

		self::assertSame( $built_in->recommend( $tonnage, 'gas', $zip )->to_array(), self::provider( $products )->recommend( $tonnage, 'gas', $zip )->to_array() );
	}

	public function test_a_country_gets_the_model_that_is_legal_there(): void {
		$products = array( self::AC, self::FURNACE, self::CANADIAN );

		self::assertSame( array( 'Harbor & 14 with Harbor 80', 'Harbor & 14 with Harbor 95' ), array( self::least( $products )['name'], self::least( $products, '2.0', 'M5V 2T6' )['name'] ) );
		self::assertNull( self::least( $products, '2.0', 'M5V 2T6' )['installed_from'] );
	}

	/** @param array<string, mixed> $price */
	#[TestWith( array( array( 'priceFrom' => null ) ) )]
	#[TestWith( array( array( 'priceCurrency' => 'CAD' ) ) )]
	#[TestWith( array( array( 'priceLastDay' => '2026-05-31' ) ) )]
	#[TestWith( array( array( 'priceFirstDay' => '2026-06-02' ) ) )]
	public function test_an_amount_that_does_not_hold_is_left_out_and_sorted_last( array $price ): void {
		$systems = self::provider( array( $price + self::AC, self::FURNACE ) )->recommend( '2.0', 'gas', '75024' )->systems;

		self::assertSame( array( 11700, 15400, null ), array_column( $systems, 'installed_from' ) );
		self::assertSame( 'Harbor & 14 with Harbor 80', $systems[2]['name'] );
	}

	public function test_amounts_hold_as_long_as_all_prices_do(): void {
		$found = self::provider( array( array( 'priceFirstDay' => '2026-05-01' ) + self::AC, array( 'priceLastDay' => '2026-09-30' ) + self::FURNACE ) )->recommend( '2.0', 'gas', '75024' );

		self::assertSame( array( '2026-05-01', '2026-09-30' ), array( $found->valid_from, $found->valid_until ) );
	}

	public function test_a_site_names_its_own_models(): void {
		add_filter( 'hvac_blocks_built_in_systems', static fn ( array $systems ): array => array_replace_recursive( $systems, array( array( 'products' => array( array( 'models' => array( 'AC-100' ) ) ) ) ) ) );

		self::assertSame( 'Cooler with Harbor 80', self::least( array( array( 'id' => 'AC-100', 'name' => 'Cooler' ) + self::AC, self::FURNACE ) )['name'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one product.
	}

	/** The products of the demo: each system has its pair, in its tier, for each size and in both countries. */
	public function test_the_demo_has_all_units_of_the_list(): void {
		$provider = self::of_demo();

		foreach ( array( 'gas', 'electric', 'heat-pump', '' ) as $power_type ) {
			foreach ( array( '75024', 'M5V 2T6' ) as $zip ) {
				$systems = $provider->recommend( '5.0', $power_type, $zip )->systems;

				self::assertCount( 3, $systems );

				foreach ( $systems as $system ) {
					self::assertCount( 2, array_filter( array_column( $system['products'], 'product_id' ) ), $system['name'] );
				}
			}
		}
	}

	/** One for the products, two for their posts and featured pictures, one for the files that they name. */
	public function test_all_systems_cost_four_queries(): void {
		global $wpdb;
		$provider = self::of_demo();
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;

		$provider->recommend( '5.0', 'gas', '75024' );
		self::assertSame( 4, $wpdb->num_queries - $before );
	}

	private static function of_demo(): EmbeddedRecommendations {
		global $wpdb;
		$file = fopen( self::DATA . '/demo-products.csv', 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin.
		self::assertIsResource( $file );
		$module = new CatalogModule( $wpdb );
		$module->import()->run( $file, ImportFormat::Csv );

		return new EmbeddedRecommendations( self::DATA . '/systems.json', '2026-06-01', $module->directory() );
	}
}
