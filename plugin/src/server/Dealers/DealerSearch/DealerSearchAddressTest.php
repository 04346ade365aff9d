<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\DealerSearch;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class DealerSearchAddressTest extends TestCase {
	public function test_it_reads_addresses_as_the_shared_cases_say(): void {
		/** @var list<array{query: string, place: string, from: int, filters: list<string>, view: string}> $cases */
		$cases = Contracts::read( 'dealers-address.cases' )['read'];

		foreach ( $cases as $case ) {
			wp_parse_str( substr( $case['query'], 1 ), $values );
			/** @var array<string, string> $values */
			$address = DealerSearchAddress::from_query( $values );

			self::assertSame( array( $case['place'], $case['from'], $case['filters'], $case['view'] ), array( $address->place, $address->from, $address->filters, $address->view ), $case['query'] );
		}
	}

	public function test_it_writes_addresses_as_the_shared_cases_say(): void {
		/** @var list<array{query: string, place: string, from: int, filters: list<string>, view: 'list'|'map'}> $cases */
		$cases = Contracts::read( 'dealers-address.cases' )['write'];

		foreach ( $cases as $case ) {
			self::assertSame( $case['query'], ( new DealerSearchAddress( $case['place'], $case['from'], $case['filters'], $case['view'] ) )->query() );
		}
	}

	public function test_links_keep_the_product_that_the_visitor_asks_about(): void {
		$_GET = array(
			'product' => 'RG-F-96',
			'other'   => '1',
		);
		self::assertSame( '?product=RG-F-96&zipcode=75024', ( new DealerSearchAddress( '75024' ) )->here() );

		$_GET = array( 'product' => 'a"b' );
		self::assertSame( '?zipcode=75024', ( new DealerSearchAddress( '75024' ) )->here() );
		$_GET = array();
	}
}
