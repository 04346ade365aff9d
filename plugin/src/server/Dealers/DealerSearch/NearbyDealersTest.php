<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\DealerSearch;

use HvacBlocks\Dealers\Directory\SearchMode;
use HvacBlocks\Dealers\Profiles\Places\ExampleDealers;
use HvacBlocks\Dealers\Records\ZipCoverage;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class NearbyDealersTest extends TestCase {
	/** @param list<int> $zips */
	#[DataProvider( 'lists' )]
	public function test_reads_zip_codes( mixed $list, array $zips ): void {
		self::assertSame( $zips, ZipCoverage::from_attribute( $list )->zips );
	}

	/** @return iterable<string, array{mixed, list<int>}> */
	public static function lists(): iterable {
		yield 'numbers' => array( array( 75024, 2139, 75024 ), array( 75024, 2139 ) );
		yield 'texts' => array( array( '02139', '75024-1234' ), array( 2139, 75024 ) );
		yield 'one text' => array( '75024, 75025;75026', array( 75024, 75025, 75026 ) );
		yield 'nonsense' => array( array( 'x', 0, -5, 123456, null, array( 75024 ), 1.5 ), array() );
		yield 'nothing' => array( null, array() );
	}

	public function test_knows_whether_a_place_is_covered(): void {
		$coverage = ZipCoverage::from_attribute( array( 2139 ) );

		self::assertTrue( $coverage->covers( ' 02139-4307 ' ) );
		self::assertFalse( $coverage->covers( '2139' ) );
		self::assertFalse( $coverage->covers( '75024' ) );
		self::assertFalse( $coverage->covers( 'Cambridge, MA' ) );
		self::assertFalse( $coverage->covers( '' ) );
	}

	public function test_gives_the_dealer_wanted_or_the_nearest(): void {
		$dealers = self::dealers();

		$of = static fn ( string $company_id ): ?string => NearbyDealers::covering( $dealers, '75024', SearchMode::Standard, $company_id )['dealer']['data']['companyID'] ?? null;

		self::assertSame( 'D1', $of( '' ) );
		self::assertSame( 'D2', $of( 'D2' ) );
	}

	public function test_tells_that_there_is_nobody_from_that_nobody_can_tell(): void {
		$status = static fn ( ExampleDealers $dealers, string $company_id ): string => NearbyDealers::covering( $dealers, '75024', SearchMode::Standard, $company_id )['status'];

		self::assertSame( 'known', $status( self::dealers(), '' ) );
		self::assertSame( 'none', $status( self::dealers(), 'GONE' ) );
		self::assertSame( 'none', $status( new ExampleDealers( array( 'dealers' => array() ) ), '' ) );
		self::assertSame( 'failed', $status( new ExampleDealers( array( 'failure' => 'timeout' ) ), '' ) );
		self::assertSame( 'failed', $status( new ExampleDealers( array( 'failure' => 'timeout' ) ), 'D1' ) );
	}

	public function test_one_dealer_is_as_if_found_alone(): void {
		$found = NearbyDealers::one( self::dealers(), 'D2' );

		self::assertSame( 'found', $found['status'] );
		self::assertSame( 1, $found['total'] );
		self::assertSame( 'D2', $found['dealers'][0]['data']['companyID'] ?? null );
		self::assertSame( array( 'status' => 'failed' ), NearbyDealers::one( self::dealers(), 'GONE' ) );
	}

	private static function dealers(): ExampleDealers {
		return new ExampleDealers(
			array(
				'location' => null,
				'radius'   => 25,
				'total'    => 2,
				'dealers'  => array(
					array( 'data' => array( 'name' => 'One', 'companyID' => 'D1' ) ),
					array( 'data' => array( 'name' => 'Two', 'companyID' => 'D2' ) ),
				),
			)
		);
	}
}
