<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Pages;

use HvacBlocks\Offers\Catalog\CatalogModule;
use HvacBlocks\Offers\Catalog\Records\CatalogProduct;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Block;

defined( 'ABSPATH' ) || exit;

final class ProductBindingTest extends TestCase {
	private int $post = 0;

	#[Before]
	public function make_product(): void {
		global $wpdb;
		$store = ( new CatalogModule( $wpdb ) )->store();
		$store->write( array( new StoredProduct( CatalogProduct::from_array( array( 'id' => 'AC-1', 'name' => 'Cool & <b>quiet</b>', 'nameFr' => 'Frais', 'category' => 'air-conditioners', 'seer2' => 14.3, 'noiseFrom' => 43, 'noiseTo' => 72, 'priceFrom' => 5400, 'priceCurrency' => 'USD', 'warrantyRegistered' => 10, 'stages' => 'two-stage' ) ), 'import' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one product.
		$this->post = $store->get( 'AC-1' )->post ?? 0;
	}

	/** @param array<string, mixed> $context */
	private static function shown( string $block, string $field, string $id = 'AC-1', array $context = array() ): string {
		$args   = (string) wp_json_encode( array_filter( array( 'field' => $field, 'id' => $id ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		$inner  = 'heading' === $block ? '<h2 class="wp-block-heading">own</h2>' : '<p>own</p>';
		$parsed = parse_blocks( "<!-- wp:$block {\"metadata\":{\"bindings\":{\"content\":{\"source\":\"hvac-blocks/product\",\"args\":$args}}}} -->$inner<!-- /wp:$block -->" )[0];

		return trim( strip_tags( ( new WP_Block( $parsed, $context ) )->render(), '<b>' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- only its own markup is of interest.
	}

	#[TestWith( array( 'paragraph', 'seer2', "14.3\u{a0}SEER2" ) )]
	#[TestWith( array( 'heading', 'name', 'Cool &amp; &lt;b&gt;quiet&lt;/b&gt;' ) )]
	#[TestWith( array( 'paragraph', 'noise', '43 to 72 dB' ) )]
	#[TestWith( array( 'paragraph', 'stages', 'Two stages' ) )]
	#[TestWith( array( 'paragraph', 'price', 'From $5,400 US' ) )]
	#[TestWith( array( 'paragraph', 'warrantyRegistered', '10 years' ) )]
	#[TestWith( array( 'paragraph', 'category', 'Air conditioners' ) )]
	#[TestWith( array( 'paragraph', 'afue', '' ) )]
	#[TestWith( array( 'paragraph', 'warrantyCoil', '' ) )]
	#[TestWith( array( 'paragraph', 'password', 'own' ) )]
	public function test_a_core_block_shows_a_field_as_the_table_prints_it( string $block, string $field, string $expected ): void {
		self::assertSame( $expected, self::shown( $block, $field ) );
	}

	public function test_our_blocks_show_it_as_text(): void {
		$html = do_blocks( '<!-- wp:hvac-blocks/price-card {"title":"own","metadata":{"bindings":{"title":{"source":"hvac-blocks/product","args":{"field":"name","id":"AC-1"}}}}} /-->' );

		self::assertStringContainsString( '>Cool &amp; &lt;b&gt;quiet&lt;/b&gt;<', $html );
	}

	public function test_a_product_that_does_not_exist_leaves_the_own_text(): void {
		self::assertSame( array( 'own', 'own' ), array( self::shown( 'paragraph', 'seer2', 'AC-404' ), self::shown( 'paragraph', 'seer2', '' ) ) );
	}

	public function test_without_an_id_it_is_the_product_of_the_surrounding_post(): void {
		$context = array(
			'postId'   => $this->post,
			'postType' => 'hvac_product',
		);

		self::assertSame( array( "14.3\u{a0}SEER2", 'own' ), array( self::shown( 'paragraph', 'seer2', '', $context ), self::shown( 'paragraph', 'seer2', '', array( 'postType' => 'post' ) + $context ) ) );
	}

	public function test_a_changed_product_shows_its_new_figure(): void {
		global $wpdb;
		self::shown( 'paragraph', 'seer2' );
		( new CatalogModule( $wpdb ) )->store()->write( array( new StoredProduct( CatalogProduct::from_array( array( 'id' => 'AC-1', 'name' => 'Cool', 'category' => 'air-conditioners', 'seer2' => 15 ) ), 'import' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- one product.

		self::assertSame( "15\u{a0}SEER2", self::shown( 'paragraph', 'seer2' ) );
	}
}
