<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog;

use HvacBlocks\Editing\Media\SampleFile;
use HvacBlocks\Offers\Catalog\Import\ProductImport;
use HvacBlocks\Offers\Catalog\Records\ProductCategory;
use HvacBlocks\Offers\Catalog\Store\ProductPosts;
use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Platform\Import\ImportFormat;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class DemoProductsTest extends TestCase {
	private const FILE = __DIR__ . '/../../../../data/demo-products.csv';

	private ProductStore $store;

	private DemoProducts $demo;

	protected function setUp(): void {
		ProductPosts::register();
		$this->store = new ProductStore( self::wpdb() );
		$this->demo  = new DemoProducts( new ProductImport( self::wpdb(), $this->store ), $this->store, self::FILE );
	}

	public function test_the_file_is_read_without_a_warning_and_has_every_category(): void {
		$stream = fopen( self::FILE, 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the plugin.
		self::assertIsResource( $stream );
		$report = ( new ProductImport( self::wpdb(), $this->store ) )->run( $stream, ImportFormat::Csv )->to_array();

		self::assertSame( array( 24, 0, 0, array() ), array( $report['new'], $report['bad'], $report['warned'], $report['unused'] ) );
		self::assertEqualsCanonicalizing( array_column( ProductCategory::cases(), 'value' ), array_keys( $this->store->counts( '2026-06-30' ) ) );
	}

	public function test_every_product_is_complete_in_three_languages(): void {
		$this->demo->import();
		$missing = array();

		foreach ( $this->store->each() as $stored ) {
			$product = $stored->product;
			$picture = $product->text( 'picture' );

			foreach ( Language::cases() as $language ) {
				if ( $product->language_of( 'headline', $language ) !== $language || 3 !== count( $product->items( 'features', $language ) ) ) {
					$missing[] = "{$product->id} {$language->value}";
				}
			}
			if ( null === SampleFile::of( 'photos', pathinfo( $picture, PATHINFO_FILENAME ), 'webp' ) ) {
				$missing[] = "{$product->id} $picture";
			}

			$with    = $product->items( 'goesWith' );
			$missing = array( ...$missing, ...array_values( array_diff( $with, array_map( static fn ( StoredProduct $one ): string => $one->key(), $this->store->get_many( $with ) ) ) ) );
		}

		self::assertSame( array(), $missing );
	}

	public function test_what_a_person_changed_stays(): void {
		( new ProductIndexer( fn (): ProductStore => $this->store ) )->boot();
		$this->demo->import();
		$first = $this->demo->as_made()[0];
		wp_update_post( array( 'ID' => $first->post, 'post_title' => 'Ours' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		$this->demo->import();

		self::assertSame( array( 'Ours' ), array_map( static fn ( StoredProduct $stored ): string => $stored->name(), $this->demo->changed() ) );

		$this->demo->remove();
		self::assertSame( array( 0, 1 ), array( count( $this->demo->as_made() ), $this->store->count() ) );
	}
}
