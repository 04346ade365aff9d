<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Kernel\Contracts;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class NumbersTest extends TestCase {
	/**
	 * @param array{value: float|int, decimals: int, en: string, es: string, fr: string} $example
	 */
	#[DataProvider( 'numbers' )]
	public function test_a_number_is_written_as_the_language_does( array $example, Language $language ): void {
		self::assertSame( $example[ $language->value ], Numbers::format( (float) $example['value'], $example['decimals'], $language ) );
	}

	/** @param array{unit: string, value: float|int, decimals: int, en: string, es: string, fr: string} $example */
	#[DataProvider( 'units' )]
	public function test_its_unit_stands_where_the_language_puts_it( array $example, Language $language ): void {
		$written = 'money' === $example['unit']
			? Numbers::money( (float) $example['value'], $language, $example['decimals'] )
			: Numbers::percent( (float) $example['value'], $language, $example['decimals'] );

		self::assertSame( $example[ $language->value ], $written );
	}

	public function test_an_area_is_also_in_square_meters_where_people_know_these(): void {
		self::assertSame( "4,200\u{a0}sq\u{a0}ft", Numbers::area( 4200, Language::English ) );
		self::assertSame( "4,200\u{a0}pies²", Numbers::area( 4200, Language::Spanish ) );
		self::assertSame( "4\u{a0}200\u{a0}pi² (390\u{a0}m²)", Numbers::area( 4200, Language::French ) );
	}

	/** @return iterable<string, array{array<string, mixed>, Language}> */
	public static function numbers(): iterable {
		return self::in_each_language( 'numbers.cases' );
	}

	/** @return iterable<string, array{array<string, mixed>, Language}> */
	public static function units(): iterable {
		return self::in_each_language( 'units.cases' );
	}

	/** @return iterable<string, array{array<string, mixed>, Language}> */
	private static function in_each_language( string $contract ): iterable {
		/** @var list<array<string, mixed>> $cases */
		$cases = Contracts::read( $contract );

		foreach ( $cases as $index => $example ) {
			foreach ( Language::cases() as $language ) {
				yield "$contract $index in {$language->value}" => array( $example, $language );
			}
		}
	}
}
