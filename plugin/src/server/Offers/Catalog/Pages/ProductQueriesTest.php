<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Pages;

use HvacBlocks\Offers\Catalog\Admin\ProductsList;
use HvacBlocks\Offers\Catalog\Import\ProductImport;
use HvacBlocks\Offers\Catalog\Store\ProductPosts;
use HvacBlocks\Offers\Catalog\Store\ProductQuery;
use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestMedia;
use HvacBlocks\Testing\TestStream;

defined( 'ABSPATH' ) || exit;

/** Lists of products cost the same queries, however many they show. */
final class ProductQueriesTest extends TestCase {
	private ProductStore $store;

	protected function setUp(): void {
		ProductPosts::register();
		$this->store = new ProductStore( self::wpdb() );
		$this->import( 1, 2 );
	}

	public function test_a_sitemap_reads_its_categories_at_once(): void {
		update_option( 'permalink_structure', '/%postname%/' );
		( new ProductPages( fn (): ProductStore => $this->store ) )->boot();
		$list = static fn (): array => ( new \WP_Sitemaps_Posts() )->get_url_list( 1, ProductPosts::TYPE );
		// From here on, the template results are cached.
		self::queries( $list );
		$few = self::queries( $list );
		$this->import( 3, 12 );

		self::assertSame( $few, self::queries( $list ) );
		self::assertCount( 12, $list() );
		self::assertStringEndsWith( '/residential/en/products/furnaces/furnace-1/', self::text( array_column( $list(), 'loc' )[0] ?? '' ) );
	}

	public function test_cards_read_the_media_library_at_once(): void {
		foreach ( range( 1, 12 ) as $number ) {
			TestMedia::photo( '', array( 'post_title' => "unit-$number" ) );
		}

		$cards = function ( int $most ): array {
			$found = $this->store->shown( new ProductQuery(), '2026-01-01', 0, $most );
			ProductFiles::prime( $found );

			return array_map( static fn ( $stored ): array => ProductView::card( $stored, Language::English, 3 ), $found );
		};
		$few   = self::queries( static fn (): array => $cards( 2 ) );
		$this->import( 3, 12 );

		self::assertSame( $few, self::queries( static fn (): array => $cards( 12 ) ) );
		self::assertCount( 12, array_filter( array_column( $cards( 12 ), 'picture' ), static fn ( ?array $picture ): bool => str_contains( self::text( $picture['src'] ?? '' ), 'unit-1024x768.jpg' ) ) );
	}

	public function test_a_picture_that_is_added_later_is_shown(): void {
		$picture = fn (): string => self::text( ProductFiles::picture( $this->store->get( 'F-1' ) ?? self::fail(), '100vw' )['src'] ?? '' );

		self::assertStringNotContainsString( 'unit-1024x768.jpg', $picture() );
		wp_cache_flush();
		TestMedia::photo( '', array( 'post_title' => 'unit-1' ) );
		self::assertStringContainsString( 'unit-1024x768.jpg', $picture() );
	}

	public function test_the_columns_of_a_row_read_its_product_once(): void {
		( new ProductsList() )->boot();
		$posts = array_map( fn ( string $id ): int => $this->store->get( $id )->post ?? 0, array( 'F-1', 'F-2' ) );
		$reads = 0;
		add_filter(
			'get_post_metadata',
			static function ( mixed $value, int $post, string $key ) use ( &$reads ): mixed {
				$reads += (int) ( ProductPosts::META === $key );

				return $value;
			},
			10,
			3
		);
		ob_start();

		foreach ( $posts as $post ) {
			foreach ( array( 'hvac_model', 'hvac_category', 'hvac_tier' ) as $column ) {
				do_action( 'manage_' . ProductPosts::TYPE . '_posts_custom_column', $column, $post );
				echo '|';
			}
		}

		self::assertSame( 'F-1|Furnaces||F-2|Furnaces||', ob_get_clean() );
		self::assertSame( 2, $reads );
	}

	private function import( int $from, int $to ): void {
		$rows = implode( '', array_map( static fn ( int $number ): string => "F-$number,Furnace $number,Furnace,unit-$number.jpg\n", range( $from, $to ) ) );
		( new ProductImport( self::wpdb(), $this->store ) )->run( TestStream::of( "Model,Name,Category,Picture\n$rows" ) );
	}

	private static function queries( callable $work ): int {
		wp_cache_flush();
		wp_load_alloptions();
		$before = self::wpdb()->num_queries;
		$work();

		return self::wpdb()->num_queries - $before;
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) ? $value : '';
	}
}
