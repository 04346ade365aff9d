<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class EmbeddedRecommendationsTest extends TestCase {
	use RecommendationContract;

	private const FILE = __DIR__ . '/../../../../../data/systems.json';

	protected function provider( string $today = '2026-06-01' ): EmbeddedRecommendations {
		return new EmbeddedRecommendations( self::FILE, $today );
	}

	/** Two units of the pricing guide make up the least expensive system. */
	#[TestWith( array( 'gas', 'air-conditioner', 'furnace' ) )]
	#[TestWith( array( 'electric', 'air-conditioner', 'air-handler' ) )]
	#[TestWith( array( 'heat-pump', 'heat-pump', 'air-handler' ) )]
	public function test_prices_start_where_the_pricing_guide_says( string $power_type, string ...$units ): void {
		$prices = require __DIR__ . '/../../../../../blocks/price-card/systems.php';
		self::assertIsCallable( $prices );
		$price = static function ( string $unit ) use ( $prices ): int {
			$card = $prices( $unit, Language::English );

			return is_array( $card ) && is_int( $card[0] ) ? $card[0] : 0;
		};

		$system = $this->provider()->recommend( '2.0', $power_type, '75024' )->systems[0];

		self::assertSame( array_sum( array_map( $price, $units ) ), $system['installed_from'] );
		self::assertSame( array_values( $units ), array_column( $system['products'], 'kind' ) );
	}

	public function test_three_tiers_that_cost_more_and_save_more(): void {
		$systems = $this->provider()->recommend( '3.5', 'heat-pump', '75024' )->systems;

		self::assertSame( array( 'good', 'better', 'best' ), array_column( $systems, 'tier' ) );
		self::assertSame( array( '14.3 SEER2, 7.5 HSPF2', '17 SEER2, 8.1 HSPF2', '19.5 SEER2, 9 HSPF2' ), array_map( static fn ( array $system ): string => $system['products'][0]['efficiency'], $systems ) );
	}

	/** @param list<string> $expected */
	#[TestWith( array( 'H2X 1Y4', array( 'at least 95% AFUE, as Canada requires', '96% AFUE', '97% AFUE' ) ) )]
	#[TestWith( array( '75024', array( '80% AFUE', '96% AFUE', '97% AFUE' ) ) )]
	public function test_a_furnace_is_one_that_the_country_allows( string $zip, array $expected ): void {
		$systems = $this->provider()->recommend( '3.0', 'gas', $zip )->systems;

		self::assertSame( $expected, array_map( static fn ( array $system ): string => $system['products'][1]['efficiency'], $systems ) );
	}

	public function test_a_larger_system_costs_more(): void {
		$from = fn ( string $tonnage ): ?int => $this->provider()->recommend( $tonnage, 'gas', '75024' )->systems[0]['installed_from'];

		self::assertSame( array( 8800, 9250, 9700, 10150, 10600, 11500 ), array_map( $from, array( '2.0', '2.5', '3.0', '3.5', '4.0', '5.0' ) ) );
	}

	public function test_without_a_power_type_each_kind_is_shown(): void {
		self::assertSame( array( 'furnace', 'air-handler', 'air-handler' ), array_map( static fn ( array $system ): string => $system['products'][1]['kind'], $this->provider()->recommend( '3.5', '', '75024' )->systems ) );
	}

	/** Dollars of the United States, while they are valid. */
	#[TestWith( array( 'M5V 2T6', '2026-06-01' ) )]
	#[TestWith( array( '75024', '2025-12-31' ) )]
	#[TestWith( array( '75024', '2027-07-01' ) )]
	public function test_amounts_that_are_not_true_are_left_out( string $zip, string $today ): void {
		$recommendation = $this->provider( $today )->recommend( '3.5', 'gas', $zip );

		self::assertSame( array( null, null, null ), array_column( $recommendation->systems, 'installed_from' ) );
		self::assertSame( array( '', '' ), array( $recommendation->valid_from, $recommendation->valid_until ) );
	}
}
