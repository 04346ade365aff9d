<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Catalog;

use HvacBlocks\Offers\Catalog\Import\ProductImport;
use HvacBlocks\Offers\Catalog\Store\ProductPosts;
use HvacBlocks\Offers\Catalog\Store\ProductsByEnd;
use HvacBlocks\Offers\Catalog\Store\ProductStore;
use HvacBlocks\Offers\Claims\ClaimState;
use HvacBlocks\Offers\Claims\ListedClaim;
use HvacBlocks\Testing\TestCase;
use HvacBlocks\Testing\TestStream;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class ProductClaimsTest extends TestCase {
	private const TODAY = '2026-06-30';

	private ProductClaims $claims;

	protected function setUp(): void {
		ProductPosts::register();
		$this->claims = new ProductClaims( new ProductsByEnd( self::wpdb() ) );
		( new ProductImport( self::wpdb(), new ProductStore( self::wpdb() ) ) )->run( TestStream::of(
			"Model,Name,Category,Price,Currency,Price valid from,Price valid until,Price source,ENERGY STAR,Last day\n"
			. "OPEN,Open,Furnace,100,USD,,,Maker,,\nLATE,Late,Furnace,4900,USD,2026-01-01,2026-12-31,Maker,2025,\nOLD,Old,Furnace,100,CAD,,2026-06-29,Maker,,\nSOON,Soon,Furnace,100,,,2026-07-10,,,\n"
			. "NEXT,Next,Furnace,100,,2026-08-01,,,2027,\nGONE,Gone,Furnace,100,,,2026-06-29,,2025,2026-01-01\nNONE,None,Furnace,,,,,,,\n"
		) );
	}

	/** @param list<string> $ids */
	#[TestWith( array( null, array( 'price-OLD', 'price-SOON', 'price-LATE', 'price-OPEN', 'price-NEXT', 'energyStar-LATE', 'energyStar-NEXT' ) ) )]
	#[TestWith( array( ClaimState::Expired, array( 'price-OLD' ) ) )]
	#[TestWith( array( ClaimState::Expiring, array( 'price-SOON' ) ) )]
	#[TestWith( array( ClaimState::Upcoming, array( 'price-NEXT', 'energyStar-NEXT' ) ) )]
	#[TestWith( array( ClaimState::Valid, array( 'price-LATE', 'price-OPEN', 'energyStar-LATE' ) ) )]
	public function test_prices_and_criteria_are_listed_by_their_end( ?ClaimState $state, array $ids ): void {
		self::assertSame( array_map( static fn ( string $id ): string => "product-$id", $ids ), array_map( static fn ( ListedClaim $claim ): string => $claim->id, $this->list( $state ) ) );
		self::assertSame( count( $ids ), $this->claims->count( $state, self::TODAY ) );

		foreach ( $this->list( $state ) as $claim ) {
			self::assertSame( $state ?? $claim->claim->state( self::TODAY ), $claim->claim->state( self::TODAY ), 'SQL and PHP agree.' );
		}
	}

	public function test_each_leads_to_its_product(): void {
		$this->as_role( 'administrator' );
		$late = $this->list( ClaimState::Valid )[0]->answer( self::TODAY );

		self::assertSame( array( 'Late (LATE): $4,900 US', 'Installed price', 'Maker', 184 ), array( $late['words'], $late['block'], $late['source'], $late['daysLeft'] ) );
		self::assertSame( array( 'Late', 'Product' ), array( $late['post']['title'], $late['post']['type'] ) );
		self::assertStringContainsString( "post.php?post={$late['post']['id']}&action=edit", (string) $late['post']['editUrl'] );
		self::assertSame( 'Late (LATE): 2025', $this->list( ClaimState::Valid )[2]->words );
	}

	/** @return list<ListedClaim> */
	private function list( ?ClaimState $state ): array {
		$all = array();

		foreach ( $this->claims->each( $state, self::TODAY ) as $claim ) {
			$all[] = $claim;
		}

		return $all;
	}
}
