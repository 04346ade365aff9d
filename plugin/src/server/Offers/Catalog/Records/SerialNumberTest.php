<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog\Records;

use HvacBlocks\Offers\Catalog\Import\ProductImport;
use HvacBlocks\Offers\Catalog\Store\ProductPosts;
use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Offers\Catalog\Store\StoredProduct;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestStream;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class SerialNumberTest extends TestCase {
	/** @param list<string> $ids */
	#[TestWith( array( '2114 5kd-3f', array( 'A', 'B' ) ) )]
	#[TestWith( array( '2114', array( 'A', 'B' ) ) )]
	#[TestWith( array( '21', array( 'A', 'B', 'C' ) ) )]
	#[TestWith( array( '21999', array( 'C' ) ) )]
	#[TestWith( array( 'w2', array( 'B' ) ) )]
	#[TestWith( array( 'W22%', array( 'B' ) ) )]
	#[TestWith( array( '2', array() ) )]
	#[TestWith( array( '114', array() ) )]
	#[TestWith( array( '9000', array() ) )]
	public function test_a_product_is_found_by_how_its_serial_numbers_begin( string $typed, array $ids ): void {
		ProductPosts::register();
		$store = new ProductStore( self::wpdb() );
		( new ProductImport( self::wpdb(), $store ) )->run( TestStream::of( "Model,Name,Category,Serial numbers\nA,Alpha,Furnace,2114-5\nB,Beta,Furnace,\"21145, W22\"\nC,Gamma,Furnace,21|9\nD,Delta,Furnace,\n" ) );

		self::assertSame( array( '21145', 'W22' ), $store->get( 'B' )?->product->items( 'serials' ) );
		self::assertSame( $ids, array_map( static fn ( StoredProduct $stored ): string => $stored->key(), $store->of_serial( ModelNumber::key( $typed ), 10 ) ) );
	}
}
