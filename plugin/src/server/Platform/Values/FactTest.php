<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Values;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;
use InvalidArgumentException;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class FactTest extends TestCase {
	/** @return iterable<string, array{string, string, string, string}> */
	public static function facts(): iterable {
		yield 'temperatures' => array( 'supply-air-heat-pump', '85 to 100°F (29 to 38°C)', "85 a 100\u{a0}°F", "29 à 38\u{a0}°C (85 à 100\u{a0}°F)" );
		yield 'a temperature below zero' => array( 'cold-capacity-temperature', '5°F (−15°C)', "5\u{a0}°F", "−15\u{a0}°C (5\u{a0}°F)" );
		yield 'a difference of temperatures' => array( 'setpoint-test', '5°F (3°C)', "5\u{a0}°F", "3\u{a0}°C (5\u{a0}°F)" );
		yield 'a distance' => array( 'clearance-outdoor-unit', '2 feet (60 cm)', '2 pies', "60\u{a0}cm (2\u{a0}pi)" );
		yield 'years' => array( 'lifetime-furnace', '15 to 20 years', '15 a 20 años', "15 à 20\u{a0}ans" );
		yield 'amounts' => array( 'price-ducts', '$3,000 to $10,000', '$3,000 a $10,000', "3\u{a0}000\u{a0}\$\u{a0}US à 10\u{a0}000\u{a0}\$\u{a0}US" );
		yield 'a rating' => array( 'seer2-minimum-south', '14.3 SEER2', '14.3 SEER2', "14,3\u{a0}SEER2" );
		yield 'a year' => array( 'r22-production-end', '2020', '2020', '2020' );
		yield 'a percentage' => array( 'afue-minimum-canada', '95%', '95%', "95\u{a0}%" );
	}

	#[DataProvider( 'facts' )]
	public function test_a_fact_is_written_in_each_language( string $id, string $english, string $spanish, string $french ): void {
		self::assertSame( $english, Fact::get( $id )->text( Language::English ) );
		self::assertSame( $spanish, Fact::get( $id )->text( Language::Spanish ) );
		self::assertSame( $french, Fact::get( $id )->text( Language::French ) );
	}

	public function test_texts_name_facts(): void {
		self::assertSame( 'It lasts 15 to 20 years, {brand}.', Fact::fill( 'It lasts {fact:lifetime-furnace}, {brand}.', Language::English ) );
	}

	public function test_texts_name_the_first_day_of_a_law(): void {
		self::assertSame( '95% from December 18, 2028.', Fact::fill( '{fact:afue-minimum-us-next} from {fact:afue-minimum-us-next.first}.', Language::English ) );
		self::assertSame( 'le 18 décembre 2028', Fact::fill( 'le {fact:afue-minimum-us-next.first}', Language::French ) );

		$this->expectException( InvalidArgumentException::class );
		Fact::fill( '{fact:lifetime-furnace.first}', Language::English );
	}

	public function test_an_unknown_fact_is_an_error(): void {
		$this->expectException( InvalidArgumentException::class );
		Fact::fill( '{fact:lifetime-toaster}', Language::English );
	}

	public function test_no_fact_is_past_its_last_day(): void {
		$today = gmdate( 'Y-m-d' );

		foreach ( Fact::all() as $id => $fact ) {
			self::assertFalse( ( $fact->data['last'] ?? $today ) < $today, "The fact '$id' ended on its last day: {$fact->data['source']}." );
		}
	}

	public function test_a_fact_is_true_from_its_first_to_its_last_day(): void {
		$fact = Fact::get( 'afue-minimum-us' );

		self::assertFalse( $fact->is_true_on( '2015-11-18' ) );
		self::assertTrue( $fact->is_true_on( '2015-11-19' ) );
		self::assertTrue( $fact->is_true_on( '2028-12-17' ) );
		self::assertFalse( $fact->is_true_on( '2028-12-18' ) );
	}

	public function test_every_fact_has_a_text_and_a_source(): void {
		foreach ( Fact::all() as $id => $fact ) {
			self::assertMatchesRegularExpression( '/\d/', $fact->text( Language::French ), $id );
			self::assertNotSame( '', $fact->data['source'], $id );
		}
	}
}
