<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Products;

use HvacBlocks\Offers\Claims\Claim;
use HvacBlocks\Offers\Claims\ClaimFinder;
use HvacBlocks\Offers\Claims\FoundClaim;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class ProductsTest extends TestCase {
	#[DataProvider( 'prices' )]
	public function test_reads_a_price_as_people_write_it( string $written, ?float $amount, string $english, string $french ): void {
		$price = Price::of( $written );

		self::assertSame( $amount, $price->amount );
		self::assertSame( $english, $price->text( Language::English ) );
		self::assertSame( $french, $price->text( Language::French ) );
	}

	/** @return iterable<string, array{string, float|null, string, string}> */
	public static function prices(): iterable {
		yield 'a number' => array( '5400', 5400.0, '$5,400', "5\u{a0}400\u{a0}$" );
		yield 'dollars' => array( ' $5,400.50 ', 5400.5, '$5,400.50', "5\u{a0}400,50\u{a0}$" );
		yield 'in French' => array( "5\u{a0}400\u{a0}$", 5400.0, '$5,400', "5\u{a0}400\u{a0}$" );
		yield 'in French, with cents' => array( '5 400,50 $', 5400.5, '$5,400.50', "5\u{a0}400,50\u{a0}$" );
		yield 'with the currency' => array( 'USD 12,345,678', 12345678.0, '$12,345,678', "12\u{a0}345\u{a0}678\u{a0}$" );
		yield 'words' => array( 'Ask your dealer', null, 'Ask your dealer', 'Ask your dealer' );
		yield 'words with a number' => array( 'from $5,400', null, 'from $5,400', 'from $5,400' );
		yield 'a range' => array( '$5,400–$6,000', null, '$5,400–$6,000', '$5,400–$6,000' );
		yield 'a number in words' => array( 'five thousand', null, 'five thousand', 'five thousand' );
		yield 'infinity' => array( 'INF', null, 'INF', 'INF' );
		yield 'nothing' => array( '', null, '', '' );
		yield 'zero' => array( '0', null, '', '' );
		yield 'less than nothing' => array( '-5', null, '', '' );
		yield 'a number of no form' => array( '1.2.3', null, '', '' );
		yield 'a number that nobody could pay' => array( str_repeat( '9', 400 ), null, '', '' );
	}

	public function test_finds_the_tab_of_a_type_by_its_label_and_its_number(): void {
		$types = ProductTypes::of( array( 1 => 'Split <em>System</em>', 2 => 'Heat Pump', 3 => '', 4 => ' heat pump ', 5 => 'R&amp;D' ) );

		self::assertSame( 1, $types->number( ' split system' ) );
		self::assertSame( 1, $types->number( '1' ) );
		self::assertSame( 2, $types->number( 'HEAT PUMP' ) );
		self::assertSame( 2, $types->number( '4' ), 'two tabs of one name are one' );
		self::assertNull( $types->number( '3' ), 'an empty label makes no tab' );
		self::assertSame( 5, $types->number( 'r&d' ) );
		self::assertNull( $types->number( 'Boiler' ) );
		self::assertNull( $types->number( '8' ) );
		self::assertNull( $types->number( '' ) );
	}

	public function test_opens_air_conditioners_first_else_the_first_tab(): void {
		$types = ProductTypes::of( array( 1 => 'Heat Pump', 2 => 'Furnace', 3 => 'air conditioner' ) );

		self::assertSame( 2, $types->first_open( array( 1, 2, 3 ) ) );
		self::assertSame( 0, $types->first_open( array( 1, 2 ) ) );
		self::assertSame( 1, ProductTypes::of( ProductTypes::defaults() )->number( 'Air Conditioner' ) );
	}

	public function test_an_expired_price_is_gone_and_the_product_stays(): void {
		$facts = static fn ( array $claim ): array => Product::facts( array( 'installment_cost' => '5400', 'stages' => 'Two' ), Claim::of( $claim ), '2026-06-15', Language::English );

		self::assertSame( 5400.0, $facts( array() )['amount'] );
		self::assertSame( 5400.0, $facts( array( 'validUntil' => '2026-06-15' ) )['amount'] );
		self::assertNull( $facts( array( 'validUntil' => '2026-06-14' ) )['amount'] );
		self::assertSame( array( 'stages' ), array_keys( $facts( array( 'validUntil' => '2026-06-14' ) )['values'] ) );
		self::assertNull( $facts( array( 'validFrom' => '2026-06-16' ) )['amount'] );
		self::assertSame( 'Ask us', $facts( array( 'validUntil' => '2026-06-14', 'expired' => 'text', 'expiredText' => 'Ask us' ) )['values']['installment_cost']['text'] ?? '' );
	}

	public function test_only_yes_is_energy_star(): void {
		foreach ( array( 'Yes' => 'yes', 'YES' => 'yes', 'Y' => 'yes', 'Sí' => 'yes', '✓' => 'yes', 'N' => 'no', 'No' => 'no', 'Pending' => 'no', 'Yes, from 2027' => 'no' ) as $written => $mark ) {
			self::assertSame( $mark, Product::facts( array( 'energy_star_qualified' => $written ), Claim::of( array() ), '2026-06-15', Language::English )['values']['energy_star_qualified']['mark'] ?? '' );
		}

		self::assertArrayNotHasKey( 'energy_star_qualified', Product::facts( array( 'energy_star_qualified' => '' ), Claim::of( array() ), '2026-06-15', Language::English )['values'] );
	}

	public function test_tells_search_engines_of_what_the_page_shows(): void {
		$nodes = array();
		add_action( 'hvac_blocks_structured_data', static function ( array $node ) use ( &$nodes ): void { $nodes[] = $node; } );

		$page = do_blocks(
			'<!-- wp:hvac-blocks/product-comparison -->'
			. '<!-- wp:hvac-blocks/comparison-product {"product_name":"Priced","installment_cost":"$5,400","product_link":"https://example.org/priced/","validUntil":"2126-12-31"} /-->'
			. '<!-- wp:hvac-blocks/comparison-product {"product_name":"Expired","installment_cost":"5400","validUntil":"2020-12-31"} /-->'
			. '<!-- wp:hvac-blocks/comparison-product {"product_name":"Words","installment_cost":"Ask us"} /-->'
			. '<!-- wp:hvac-blocks/comparison-product {"product_name":"Orphan","installment_cost":"5400","product_type":"Boiler"} /-->'
			. '<!-- /wp:hvac-blocks/product-comparison -->'
		);

		self::assertSame( array( array( '@type' => 'Product', 'name' => 'Priced', 'url' => 'https://example.org/priced/', 'offers' => array( '@type' => 'Offer', 'price' => 5400, 'priceCurrency' => 'USD', 'priceValidUntil' => '2126-12-31', 'url' => 'https://example.org/priced/' ) ) ), $nodes );
		self::assertStringContainsString( 'Expired', $page );
		self::assertStringNotContainsString( 'Orphan', $page );
		self::assertStringNotContainsString( 'inner-model', $page );
	}

	public function test_shows_rows_of_another_cms_as_it_shows_child_blocks(): void {
		$rows  = array( array( 'product_type' => 'Heat Pump', 'product_name' => 'A', 'energy_star_qualified' => 'Yes' ), array( 'product_type' => '1', 'product_name' => 'B', 'image' => 12 ) );
		$child = '<!-- wp:hvac-blocks/comparison-product {"product_type":"Heat Pump","product_name":"A","energy_star_qualified":"Yes"} /--><!-- wp:hvac-blocks/comparison-product {"product_type":"1","product_name":"B","image":12} /-->';
		$ids   = static fn ( string $html ): string => (string) preg_replace( '/product-comparison-\d+/', 'product-comparison', $html );
		$page  = $ids( do_blocks( "<!-- wp:hvac-blocks/product-comparison -->$child<!-- /wp:hvac-blocks/product-comparison -->" ) );

		self::assertStringContainsString( '<table', $page );
		foreach ( array( $rows, array( 'rows' => $rows ), (string) wp_json_encode( $rows ), array( '1' => $rows[1], '0' => $rows[0] ) ) as $value ) {
			self::assertSame( $page, $ids( do_blocks( '<!-- wp:hvac-blocks/product-comparison {"product_comparison_repeater_fields":' . wp_json_encode( $value ) . '} /-->' ) ) );
		}
	}

	public function test_a_dated_price_is_among_the_claims_of_the_site(): void {
		$claims = ClaimFinder::in(
			'<!-- wp:hvac-blocks/product-comparison -->'
			. '<!-- wp:hvac-blocks/comparison-product {"product_type":"2","product_name":"Dated","installment_cost":"5400","validUntil":"2126-12-31"} /-->'
			. '<!-- wp:hvac-blocks/comparison-product {"product_name":"Undated","installment_cost":"5400"} /-->'
			. '<!-- /wp:hvac-blocks/product-comparison -->'
		);

		self::assertSame( array( 'Dated' ), array_map( static fn ( FoundClaim $claim ): string => $claim->words, $claims ) );
	}

	public function test_shows_200_products(): void {
		$rows = array_map( static fn ( int $number ): array => array( 'product_name' => "Model $number", 'stages' => (string) $number ), range( 1, 200 ) );
		$page = do_blocks( '<!-- wp:hvac-blocks/product-comparison {"product_comparison_repeater_fields":' . wp_json_encode( $rows ) . '} /-->' );

		self::assertSame( 200, substr_count( $page, 'scope="col"' ) );
	}

	public function test_a_live_site_shows_no_samples(): void {
		$block = '<!-- wp:hvac-blocks/product-comparison --><!-- wp:hvac-blocks/comparison-product {"sample":"ac-1"} /--><!-- /wp:hvac-blocks/product-comparison -->';

		self::assertStringContainsString( 'Harbor 14', do_blocks( $block ) );
		add_filter( 'hvac_blocks_show_samples', '__return_false' );
		self::assertSame( '', do_blocks( $block ) );
		self::assertStringNotContainsString( 'SEER2', do_blocks( str_replace( '"sample"', '"product_name":"Ours","sample"', $block ) ), 'what nobody replaced is not shown' );
	}
}
