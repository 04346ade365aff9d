<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Recommendation;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/** The test vectors of `contracts/wizard.cases.json`, which TypeScript also runs. */
final class WizardAnswersTest extends TestCase {
	/** @return iterable<string, array{array<string, mixed>}> */
	public static function sizes(): iterable {
		return self::cases( 'sizes', 'label' );
	}

	/** @param array{stop: int, label: string, key: string, tonnage: string} $case */
	#[DataProvider( 'sizes' )]
	public function test_a_home_size( array $case ): void {
		foreach ( array( $case['key'], $case['label'], (string) $case['stop'] ) as $name ) {
			self::assertSame( $case['key'], WizardRules::home_size( $name )['key'] ?? null );
		}
		self::assertSame( $case['tonnage'], WizardRules::tonnage( $case['key'] ) );
	}

	public function test_the_slider_has_a_stop_for_each_size_and_the_smallest_is_the_default(): void {
		/** @var array{from: int, to: int, step: int} $slider */
		$slider = Contracts::read( 'wizard' )['slider'];

		self::assertSame( array( 1200, 3300, 300 ), array_values( $slider ) );
		self::assertSame( range( 1200, 3300, 300 ), array_column( WizardRules::home_sizes(), 'stop' ) );
		self::assertSame( '2.0', WizardRules::tonnage( '' ) );
		self::assertSame( array( '2.0', '2.5', '3.0', '3.5', '4.0', '5.0' ), WizardRules::tonnages() );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function flows(): iterable {
		return self::cases( 'flows', 'cookie' );
	}

	/** @param array{cookie: string, flow: string, steps: list<string>} $case */
	#[DataProvider( 'flows' )]
	public function test_a_flow( array $case ): void {
		self::assertSame( $case['flow'], WizardRules::flow( $case['cookie'] ) );
		self::assertSame( $case['steps'], WizardRules::flows()[ $case['flow'] ] );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function power_types(): iterable {
		return self::cases( 'powerTypes', 'outdoorUnit', 'indoorUnit' );
	}

	/** @param array{outdoorUnit: string, indoorUnit: string, powerType: string} $case */
	#[DataProvider( 'power_types' )]
	public function test_a_power_type( array $case ): void {
		self::assertSame( $case['powerType'], WizardRules::power_type( $case['outdoorUnit'], $case['indoorUnit'] ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function addresses(): iterable {
		return self::cases( 'addresses', 'name' );
	}

	/** @param array{query: array<string, string>, answers: array<string, mixed>, address: string} $case */
	#[DataProvider( 'addresses' )]
	public function test_an_address( array $case ): void {
		$answers = WizardAnswers::from_query( $case['query'] );

		self::assertSame(
			$case['answers'],
			array(
				'tonnage'       => $answers->tonnage,
				'powerType'     => $answers->power_type,
				'zipCode'       => $answers->zip,
				'homeSize'      => $answers->home_size,
				'outdoorUnit'   => $answers->outdoor_unit,
				'indoorUnit'    => $answers->indoor_unit,
				'buyingFactors' => $answers->buying_factors,
				'issues'        => $answers->issues,
			)
		);
		self::assertSame( $case['address'], $answers->address() );
		// Reading its own address gives the same answers.
		self::assertEquals( $answers, WizardAnswers::from_query( $answers->to_query() ) );
	}

	public function test_it_is_complete_with_a_tonnage_and_a_zip(): void {
		self::assertTrue( WizardAnswers::from_query( array( 'tonnage' => '2.0', 'zipCode' => '75024' ) )->is_complete() );
		self::assertTrue( WizardAnswers::from_query( array( 'homeSize' => '1200', 'zipCode' => '75024' ) )->is_complete() );
		self::assertFalse( WizardAnswers::from_query( array( 'tonnage' => '2.0' ) )->is_complete() );
		self::assertFalse( WizardAnswers::from_query( array( 'zipCode' => '75024' ) )->is_complete() );
	}

	public function test_what_is_no_text_is_not_there(): void {
		$answers = WizardAnswers::from_query( array( 'tonnage' => array( '2.0' ), 'zipCode' => array(), 'homeSize' => 1200, 'buyingFactors' => array( 'efficiency', array( 'financing' ), 1 ), 'issues' => 7 ) );

		self::assertSame( array( 'buyingFactors' => 'efficiency' ), $answers->to_query() );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	private static function cases( string $of, string ...$named ): iterable {
		/** @var list<array<string, mixed>> $cases */
		$cases = Contracts::read( 'wizard.cases' )[ $of ];

		foreach ( $cases as $case ) {
			yield implode( ', ', array_map( static fn ( string $name ): string => is_string( $case[ $name ] ) ? $case[ $name ] : '', $named ) ) => array( $case );
		}
	}
}
