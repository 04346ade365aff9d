<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Import;

use HvacBlocks\Offers\Catalog\Records\CatalogProduct;
use HvacBlocks\Offers\Catalog\Store\ProductPosts;
use HvacBlocks\Offers\Catalog\Store\ProductQuery;
use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Platform\Import\ImportReport;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestStream;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/**
 * @phpstan-import-type ImportFigures from ImportReport
 */
final class ProductImportTest extends TestCase {
	/** As a manufacturer's own list names them. */
	private const HEADING = "Model Number,Product Name,Name (Spanish),Name (French),Product Type,Series,SEER2 Rating,AFUE %,Tonnage,Stage,Sound Level (dB),ENERGY STAR,Starting Price,Communicating,Key Features,Sold in,Internal code\n";

	private ProductStore $store;

	private ProductImport $import;

	protected function setUp(): void {
		ProductPosts::register();
		$this->store  = new ProductStore( self::wpdb() );
		$this->import = new ProductImport( self::wpdb(), $this->store );
	}

	public function test_a_manufacturers_list_is_read_as_it_is(): void {
		$report  = $this->run_file( self::HEADING . "4TTV0024,Summit 20,Cumbre 20,Sommet 20,Split Air Conditioners,Summit,\"20.5 SEER2\",,1.5 - 5 tons,Variable,55–72 dBA,2025,\"\$6,900\",Y,Quiet|Even temperature; Dry air,USA / Canada,x9\n" );
		$product = $this->product( '4TTV0024' );

		self::assertSame( array( 1, 1, 0, 0 ), array( $report['rows'], $report['new'], $report['bad'], $report['warned'] ), (string) wp_json_encode( $report ) );
		self::assertSame( array( 'Internal code' ), $report['unused'] );
		self::assertSame(
			array(
				'id'             => '4TTV0024',
				'name'           => 'Summit 20',
				'nameEs'         => 'Cumbre 20',
				'nameFr'         => 'Sommet 20',
				'category'       => 'air-conditioners',
				'features'       => array( 'Quiet', 'Even temperature', 'Dry air' ),
				'series'         => 'Summit',
				'seer2'          => 20.5,
				'tonsFrom'       => 1.5,
				'tonsTo'         => 5,
				'stages'         => 'variable-speed',
				'noiseFrom'      => 55,
				'noiseTo'        => 72,
				'comfortLink'    => true,
				'energyStarYear' => 2025,
				'priceFrom'      => 6900,
				'countries'      => array( 'US', 'CA' ),
			),
			$product->to_array()
		);
		self::assertSame( 'Sommet 20', $product->name( Language::French ) );
	}

	/** @param list<string> $left the fields that remain */
	#[TestWith( array( '16 SEER', '55', array( 'noiseFrom' ), 'SEER2 Rating cannot be “16 SEER”' ) )]
	#[TestWith( array( '1e9', '55', array( 'noiseFrom' ), 'SEER2 Rating cannot be' ) )]
	#[TestWith( array( 'varies', 'quiet', array(), 'Sound Level (dB) cannot be “quiet”' ) )]
	#[TestWith( array( '14.3-15.2', 'n/a', array( 'seer2' ), 'SEER2 Rating: 14.3 was taken from “14.3-15.2”' ) )]
	#[TestWith( array( '', '72-55', array(), 'noiseTo is before Sound Level (dB)' ) )]
	public function test_a_figure_that_cannot_be_read_costs_only_itself( string $seer2, string $noise, array $left, string $warning ): void {
		$report = $this->run_file( "Model,Name,Category,SEER2 Rating,Sound Level (dB)\nX1,One,Heat Pump,$seer2,$noise\n" );

		self::assertSame( array( 1, 0, 1 ), array( $report['new'], $report['bad'], $report['warned'] ) );
		self::assertStringContainsString( $warning, implode( ' ', array_column( $report['warnedRows'], 'reason' ) ) );
		self::assertSame( $left, array_values( array_intersect( array( 'seer2', 'noiseFrom', 'noiseTo' ), array_keys( $this->product( 'X1' )->values ) ) ) );
	}

	#[TestWith( array( 'X1,,Heat Pump', 'Name is missing' ) )]
	#[TestWith( array( 'X 1,One,Heat Pump', 'Model cannot be' ) )]
	#[TestWith( array( 'X1,One,Toaster', 'Category cannot be “Toaster”' ) )]
	public function test_a_product_without_id_name_or_category_is_refused( string $row, string $reason ): void {
		$report = $this->run_file( "Model,Name,Category\n$row\n" );

		self::assertSame( array( 0, 1 ), array( $report['new'], $report['bad'] ) );
		self::assertStringContainsString( $reason, implode( ' ', array_column( $report['badRows'], 'reason' ) ) );
	}

	public function test_an_import_is_undone_and_what_an_editor_wrote_comes_back(): void {
		$this->run_file( "Model,Name,Category,SEER2\nA,Alpha,Heat Pump,15\nB,Beta,Furnace,\n" );
		$alpha = $this->stored( 'A' );
		wp_update_post( array( 'ID' => $alpha->post, 'post_content' => '<!-- wp:paragraph --><p>By hand</p><!-- /wp:paragraph -->' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.

		$this->run_file( "Model,Name,Category,SEER2\nC,Gamma,Furnace,\nB,Better,Furnace,\n", removes: true );
		self::assertSame( array( 'B', 'C' ), $this->ids() );
		self::assertSame( 'trash', get_post_status( $alpha->post ) );

		$job = $this->import->imports->undoable();
		self::assertNotNull( $job );
		$this->import->undo( $job, false );

		self::assertSame( array( 'A', 'B' ), $this->ids() );
		self::assertSame( array( $alpha->post, 15.0 ), array( $this->stored( 'A' )->post, $this->product( 'A' )->number( 'seer2' ) ) );
		self::assertSame( 'publish', get_post_status( $alpha->post ) );
		self::assertStringContainsString( 'By hand', (string) get_post_field( 'post_content', $alpha->post ) );
		self::assertSame( 'Beta', $this->product( 'B' )->name( Language::English ) );
	}

	public function test_an_export_imports_back_unchanged(): void {
		$this->run_file( self::HEADING . "S-20,=cmd|calc!A0,<b>x</b>,Été,AC,Summit,20,,2-5,2-stage,55,2025,4999.50,no,\"Quiet | Says \"\"hush\"\", always | 100% <i>ours</i>\",CA,\n" );
		$before = $this->product( 'S-20' )->to_array();
		$file   = '';
		( new ProductExport( $this->store ) )->write( static function ( string $piece ) use ( &$file ): void { $file .= $piece; } ); // phpcs:ignore Generic.Functions.OpeningFunctionBraceKernighanRitchie -- one line.

		$again = $this->run_file( $file, removes: true );
		self::assertSame( array( 1, 0, 0, 0, 0 ), array( $again['unchanged'], $again['changed'], $again['removed'], $again['bad'], $again['warned'] ) );

		$this->store->take( array( 'S-20' ) );
		$this->run_file( $file );
		self::assertSame( $before, $this->product( 'S-20' )->to_array() );
	}

	public function test_stored_values_stay_if_the_file_has_no_column_for_them(): void {
		$this->run_file( "Model,Name,Category,SEER2,Noise\nA,Alpha,Heat Pump,15,55\n" );
		$this->run_file( "Model,Name,Category,SEER2\nA,Alpha,Heat Pump,\n" );

		self::assertSame( array( 'noiseFrom' ), array_keys( $this->product( 'A' )->values ) );
	}

	public function test_visitors_find_what_is_published_sold_and_legal(): void {
		$this->run_file( "Model,Name,Category,AFUE,Noise,Tier,Sold in,First day,Last day\nF80,Eighty,Furnace,80,60,good,,,\nF96,Ninety-six,Furnace,96,50,better,,,\nOLD,Old,Furnace,97,50,best,,,2020-01-31\nNEW,New,Furnace,97,50,best,,2126-01-01,\nUSA,Only US,Furnace,97,,best,US,,\n" );
		$shown = $this->shown( ... );

		self::assertSame( array( 'F80', 'F96', 'USA' ), $shown( new ProductQuery() ) );
		self::assertSame( array( 'F96' ), $shown( new ProductQuery( country: 'CA' ) ) );
		self::assertSame( array( 'F80', 'F96', 'USA' ), $shown( new ProductQuery( country: 'US' ) ) );
		self::assertSame( array( 'F96', 'USA' ), $shown( new ProductQuery( least_afue: 90 ) ) );
		self::assertSame( array( 'F96' ), $shown( new ProductQuery( most_noise: 55 ) ) );
		self::assertSame( array( 'USA', 'F80' ), $shown( new ProductQuery( ids: array( 'usa', 'f80', 'none' ) ) ) );
		self::assertSame( array( 'F80' ), $shown( new ProductQuery( search: 'f8' ) ) );
		self::assertSame( array( 'furnaces' => 3 ), $this->store->counts( '2026-06-30' ) );
		self::assertSame( 'Old', $this->store->get( 'old' )?->name() );

		foreach ( array( 'F80', 'F96', 'USA' ) as $id ) {
			self::assertSame( in_array( $id, $shown( new ProductQuery( country: 'CA' ) ), true ), $this->product( $id )->is_for( 'CA' ), $id );
		}

	}

	public function test_a_draft_stays_one(): void {
		$this->run_file( "Model,Name,Category\nA,Alpha,Furnace\n" );
		wp_update_post( array( 'ID' => $this->stored( 'A' )->post, 'post_status' => 'draft' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		$this->run_file( "Model,Name,Category\nA,Still a draft,Furnace\n" );

		self::assertSame( array(), $this->shown( new ProductQuery() ) );
		self::assertSame( array( 'draft', 'Still a draft' ), array( get_post_status( $this->stored( 'A' )->post ), $this->stored( 'A' )->name() ) );
	}

	public function test_products_of_one_name_get_addresses_of_their_own(): void {
		$page = wp_insert_post( array( 'post_type' => ProductPosts::TYPE, 'post_title' => 'Taken', 'post_status' => 'trash' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		wp_update_post( array( 'ID' => $page, 'post_name' => 'taken' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		$this->run_file( "Model,Name,Category\nA,Same,Furnace\nB,Same,Furnace\nC,Taken,Furnace\nD,Feed,Furnace\n" );

		self::assertSame( array( 'same', 'same-2', 'taken', 'feed-2' ), array_map( fn ( string $id ): string => $this->stored( $id )->slug, array( 'A', 'B', 'C', 'D' ) ) );
		self::assertSame( array( 'same', 'taken__trashed' ), array( get_post_field( 'post_name', $this->stored( 'A' )->post ), get_post_field( 'post_name', $page ) ) );
	}

	public function test_other_plugins_hear_of_each_post_as_it_is(): void {
		$heard = array();
		$hear  = static function ( int $id, \WP_Post $post ) use ( &$heard ): void { $heard[] = array( current_action(), $post->post_title, get_post_field( 'post_title', $id ), wp_suspend_cache_invalidation( false ) ); }; // phpcs:ignore Generic.Functions.OpeningFunctionBraceKernighanRitchie -- one line.

		foreach ( array( 'clean_post_cache', 'save_post_hvac_product', 'save_post', 'wp_insert_post' ) as $hook ) {
			add_action( $hook, $hear, 10, 2 );
		}

		$this->run_file( "Model,Name,Category\nA,Alpha,Furnace\n" );
		self::assertSame( array_map( static fn ( string $hook ): array => array( $hook, 'Alpha', 'Alpha', false ), array( 'clean_post_cache', 'save_post_hvac_product', 'save_post', 'wp_insert_post' ) ), $heard );

		$heard = array();
		$this->run_file( "Model,Name,Category\nA,Beta,Furnace\n" );
		self::assertContains( array( 'save_post', 'Beta', 'Beta', false ), $heard );
		self::assertNotFalse( has_action( 'transition_post_status', '__clear_multi_author_cache' ) );
	}

	public function test_an_import_asks_the_database_little_for_each_product(): void {
		$count = function ( int $products ): int {
			$before = self::wpdb()->num_queries;
			$rows   = array_map( static fn ( int $row ): string => "Q$products-$row,Many $products $row,Furnace\n", range( 1, $products ) );
			$this->run_file( "Model,Name,Category\n" . implode( '', $rows ) );

			return self::wpdb()->num_queries - $before;
		};

		// Writing and reading the post.
		self::assertLessThanOrEqual( 2 * 20, $count( 30 ) - $count( 10 ) );
	}

	/** @return list<string> */
	private function shown( ProductQuery $query ): array {
		return array_map( static fn ( StoredProduct $stored ): string => $stored->key(), $this->store->shown( $query, '2026-06-30' ) );
	}

	private function product( string $id ): CatalogProduct {
		return $this->stored( $id )->product;
	}

	private function stored( string $id ): StoredProduct {
		$stored = $this->store->get_many( array( $id ) )[ strtolower( $id ) ] ?? null;
		self::assertNotNull( $stored );

		return $stored;
	}

	/** @return list<string> */
	private function ids(): array {
		return array_map( static fn ( StoredProduct $stored ): string => $stored->key(), array_values( iterator_to_array( $this->store->each(), false ) ) );
	}

	/** @return ImportFigures */
	private function run_file( string $file, bool $removes = false ): array {
		return $this->import->run( TestStream::of( $file ), removes_missing: $removes )->to_array();
	}
}
