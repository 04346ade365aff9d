<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\DealerSearch\DealerSearchTexts;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** The order of dealers that a visitor chooses. */
final class DealerSortTest extends TestCase {
	/**
	 * @param array<string, string> $sort
	 * @param list<string>          $expected
	 */
	#[TestWith( array( array(), array( 'A', 'B', 'C', 'D' ) ) )]
	#[TestWith( array( array( 'sort' => 'nearest' ), array( 'A', 'B', 'C', 'D' ) ) )]
	#[TestWith( array( array( 'sort' => 'rating' ), array( 'C', 'B', 'A', 'D' ) ) )]
	#[TestWith( array( array( 'sort' => 'name' ), array( 'D', 'C', 'B', 'A' ) ) )]
	public function test_the_dealers_come_in_the_chosen_order( array $sort, array $expected ): void {
		self::dealers();
		$request = new WP_REST_Request( 'GET', '/hvac-blocks/v1/dealers' );
		$request->set_query_params( array( 'q' => '75024' ) + $sort );
		$answer = json_decode( (string) wp_json_encode( rest_do_request( $request )->get_data() ), true );

		self::assertSame( $expected, array_column( array_column( is_array( $answer ) ? (array) $answer['dealers'] : array(), 'data' ), 'companyID' ) );
	}

	public function test_another_order_is_refused(): void {
		$request = new WP_REST_Request( 'GET', '/hvac-blocks/v1/dealers' );
		$request->set_query_params( array( 'q' => '75024', 'sort' => "name' --" ) );

		self::assertSame( 400, rest_do_request( $request )->get_status() );
	}

	public function test_an_order_by_rating_needs_a_dealer_with_reviews(): void {
		$keys = static fn ( DealerSort $chosen, int ...$reviews ): array => array_column( DealerSearchTexts::sorts( $chosen, array_map( static fn ( int $count ): array => array( 'metaData' => array( 'total_review_count' => $count ) ), array_values( $reviews ) ) ), 'key' );

		self::assertSame( array( 'nearest', 'name' ), $keys( DealerSort::Nearest, 0 ) );
		self::assertSame( array( 'nearest', 'rating', 'name' ), $keys( DealerSort::Rating, 0 ) );
		self::assertSame( array( 'nearest', 'rating', 'name' ), $keys( DealerSort::Nearest, 0, 2 ) );
	}

	public function test_results_state_their_order_unless_it_is_by_distance(): void {
		self::assertSame( DealerSearchTexts::all(), DealerSearchTexts::sorted( DealerSort::Nearest ) );
		self::assertStringEndsWith( '{total}. Best rating first.', DealerSearchTexts::sorted( DealerSort::Rating )['showing'] );
		self::assertStringEndsWith( '{place}. In alphabetical order.', DealerSearchTexts::sorted( DealerSort::Name )['found']['other'] );
	}

	private static function dealers(): void {
		$dealer = static fn ( string $id, string $name, float $lat, float $rating, int $reviews ): StoredDealer => new StoredDealer( new Dealer( company_id: $id, name: $name, city: 'Plano', state: 'TX', zip: '75024', lat: $lat, lon: -96.8, average_rating: $rating, review_count: $reviews ), false, 'manual' );

		// A rating without a review does not count.
		( new DealerStore( self::wpdb() ) )->write( array( $dealer( 'A', 'zebra', 33.08, 5.0, 0 ), $dealer( 'B', 'Polar', 33.09, 4.5, 3 ), $dealer( 'C', 'Éclair', 33.1, 4.5, 9 ), $dealer( 'D', 'Aspen', 33.11, 0.0, 0 ) ) );
	}
}
