<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

use HvacBlocks\Dealers\Directory\SearchResult;
use HvacBlocks\Testing\FilterMistakes;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class PublicDealerTest extends TestCase {
	use FilterMistakes;

	public function test_a_card_can_say_more_and_show_other_values(): void {
		add_filter(
			'hvac_blocks_dealer_card',
			static fn ( array $card, Dealer $dealer ): array => array_replace_recursive( $card, array( 'data' => array( 'name' => "$dealer->name Inc.", 'companyID' => 'other' ), 'cardLines' => array( 'Open on Sundays' ) ) ),
			10,
			2
		);
		$shown = PublicDealer::of( self::dealer() );

		self::assertSame( array( 'One Inc.', 'D1', array( 'Open on Sundays' ) ), array( $shown['data']['name'], $shown['data']['companyID'], $shown['cardLines'] ?? null ) );
		self::assertSame( array( $shown ), ( new SearchResult( null, 0, 1, array( self::dealer() ) ) )->shown()['dealers'] );
	}

	public function test_what_is_missing_keeps_its_value_and_numbers_their_type(): void {
		add_filter( 'hvac_blocks_dealer_card', static fn (): array => array( 'metaData' => array( 'average_rating' => '4.5' ) ) );
		$shown = PublicDealer::of( self::dealer() );

		self::assertSame( array( 'average_rating' => 4.5, 'total_review_count' => 7 ), $shown['metaData'] );
		self::assertEquals( array_diff_key( self::dealer()->to_array(), array( 'metaData' => 0 ) ), array_diff_key( $shown, array( 'metaData' => 0 ) ) );
	}

	#[DataProvider( 'wrong' )]
	public function test_a_card_that_is_none_is_ignored( mixed $wrong ): void {
		$this->expect_mistakes();
		add_filter( 'hvac_blocks_dealer_card', static fn (): mixed => $wrong );

		self::assertSame( self::dealer()->to_array(), PublicDealer::of( self::dealer() ) );
		self::assertSame( array( 'hvac_blocks_dealer_card' ), $this->mistakes );
	}

	/** @return array<string, array{mixed}> */
	public static function wrong(): array {
		return array(
			'nothing'            => array( null ),
			'a text'             => array( '<b>Card</b>' ),
			'a name that is none' => array( array( 'data' => array( 'name' => array( 'x' ) ) ) ),
			'a part that is none' => array( array( 'location' => 'Plano' ) ),
			'lines of objects'   => array( array( 'cardLines' => array( array( 'text' => 'x' ) ) ) ),
			'no rating'          => array( array( 'metaData' => array( 'average_rating' => 'good' ) ) ),
		);
	}

	private static function dealer(): Dealer {
		return new Dealer( 'D1', 'One', average_rating: 4.0, review_count: 7, lat: 33.0, lon: -96.0, opening_hours: array( 'Mo-Fr 08:00-17:00' ), distance: 3.0 );
	}
}
