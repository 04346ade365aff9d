<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class DealerListTest extends TestCase {
	private const OWN = array(
		1 => array( 'own-solar' => '1', 'own-makes' => 'one;one-two' ),
		3 => array( 'own-makes' => 'one-two' ),
		5 => array( 'own-makes' => 'three;one', 'own-text' => '"own-solar":"1"' ),
	);

	private DealerList $list;

	protected function setUp(): void {
		$store   = new DealerStore( self::wpdb() );
		$dealers = array();

		// Several of each name, city and state, so that the order of equals is tested, too.
		foreach ( range( 0, 22 ) as $i ) {
			$dealers[] = new StoredDealer( new Dealer( "D$i", 'Air ' . $i % 4, city: 'City ' . $i % 3, state: array( 'TX', 'CA' )[ $i % 2 ], nate_certified: 0 === $i % 5, lat: 33.1, lon: -96.8, own_fields: self::OWN[ $i ] ?? array() ), false, 'import' );
		}

		$store->write( $dealers );
		$this->list = new DealerList( self::wpdb(), $store );
	}

	/** @return iterable<string, array{DealerFilter, int}> */
	public static function filters(): iterable {
		yield 'all' => array( new DealerFilter(), 23 );
		yield 'searched' => array( new DealerFilter( 'air 1' ), 6 );
		yield 'of a state' => array( new DealerFilter( state: 'CA' ), 11 );
		yield 'with a badge' => array( new DealerFilter( badge: 'nate' ), 5 );
		yield 'of a state, with a badge' => array( new DealerFilter( state: 'TX', badge: 'nate' ), 3 );
		yield 'with an own field' => array( new DealerFilter( badge: 'own-solar' ), 1 );
		yield 'with a choice' => array( new DealerFilter( badge: 'own-makes--one' ), 2 );
		yield 'with the last choice' => array( new DealerFilter( badge: 'own-makes--one-two' ), 2 );
		yield 'with an unknown badge' => array( new DealerFilter( badge: 'own-none' ), 0 );
		yield 'none' => array( new DealerFilter( 'zzz' ), 0 );
	}

	#[DataProvider( 'filters' )]
	public function test_pages_found_from_the_end_are_those_found_from_the_beginning( DealerFilter $filter, int $total ): void {
		self::assertSame( $total, $this->list->count( $filter ) );

		foreach ( array_keys( DealerList::ORDERS ) as $order ) {
			foreach ( array( false, true ) as $descending ) {
				$whole = self::ids( $this->list->page( $filter, $order, $descending, 1, 100 ) );
				$pages = array();

				for ( $page = 1; $page <= ceil( $total / 4 ); $page++ ) {
					$pages[] = self::ids( $this->list->page( $filter, $order, $descending, $page, 4, $total ) );
				}

				self::assertSame( $whole, array_merge( ...$pages ), $order );
				self::assertCount( $total, array_unique( $whole ), $order );
			}
		}
	}

	public function test_some_after_a_row_are_the_next_ones(): void {
		$first = $this->list->some( new DealerFilter( state: 'CA' ), 0, 6 );
		$rest  = $this->list->some( new DealerFilter( state: 'CA' ), (int) array_key_last( $first ), 6 );

		self::assertSame( array( 6, 5 ), array( count( $first ), count( $rest ) ) );
		self::assertSame( array(), array_intersect( $first, $rest ) );
		self::assertSame( array(), $this->list->some( new DealerFilter( state: 'CA' ), (int) array_key_last( $rest ), 6 ) );
	}

	/**
	 * @param list<StoredDealer> $dealers
	 * @return list<string>
	 */
	private static function ids( array $dealers ): array {
		return array_map( static fn ( StoredDealer $stored ): string => $stored->dealer->company_id, $dealers );
	}
}
