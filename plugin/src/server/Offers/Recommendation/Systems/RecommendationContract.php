<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation\Systems;

use HvacBlocks\Offers\Recommendation\WizardRules;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/** The contract of every provider of recommendations. */
trait RecommendationContract {
	abstract protected function provider(): RecommendationProvider;

	/** @return iterable<string, array{string, string}> */
	public static function questions(): iterable {
		foreach ( WizardRules::tonnages() as $tonnage ) {
			foreach ( array( ...WizardRules::power_types(), '' ) as $power_type ) {
				yield "$tonnage $power_type" => array( $tonnage, $power_type );
			}
		}
	}

	#[DataProvider( 'questions' )]
	public function test_contract_each_question_has_systems_the_least_expensive_first( string $tonnage, string $power_type ): void {
		$recommendation = $this->provider()->recommend( $tonnage, $power_type, '75024' );
		$amounts        = array_column( $recommendation->systems, 'installed_from' );
		$sorted         = $amounts;
		sort( $sorted );

		self::assertSame( array( $tonnage, $power_type ), array( $recommendation->tonnage, $recommendation->power_type ) );
		self::assertNotSame( array(), $recommendation->systems );
		self::assertSame( $sorted, $amounts );
		self::assertCount( count( $amounts ), array_filter( $amounts ) );

		foreach ( $recommendation->systems as $system ) {
			self::assertNotSame( '', $system['name'] );
			self::assertNotSame( array(), $system['products'] );
			self::assertGreaterThan( $system['installed_from'], $system['installed_to'] );
			self::assertNotContains( '', $system['included'] );
			self::assertNotContains( '', array_column( $system['products'], 'product_name' ) );
		}
	}
}
