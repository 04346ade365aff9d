<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Values;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

/** `values.cases.json`: each text with the value read from it. */
final class ValuesTest extends TestCase {
	/** @return iterable<string, array{string, list<mixed>}> */
	public static function cases(): iterable {
		/** @var array<string, list<list<mixed>>> $kinds */
		$kinds = json_decode( (string) file_get_contents( __DIR__ . '/values.cases.json' ), true, 512, JSON_THROW_ON_ERROR );

		foreach ( $kinds as $kind => $cases ) {
			foreach ( $cases as $case ) {
				yield $kind . ': ' . wp_json_encode( $case[0], JSON_UNESCAPED_UNICODE ) => array( $kind, $case );
			}
		}
	}

	/** @param list<mixed> $given the text, its meaning, and whether others are left out */
	#[DataProvider( 'cases' )]
	public function test_it_is_read_as_it_is_meant( string $kind, array $given ): void {
		[ $text, $meant ] = $given;
		self::assertIsString( $text );

		$read = match ( $kind ) {
			'text' => CellText::clean( $text ),
			'phone' => Telephone::read( $text )?->text,
			'flag' => Flag::read( $text ),
			'number' => Number::read( $text ),
			'count' => Number::count( $text ),
			'degrees' => Number::degrees( $text ),
			default => CalendarDate::read( $text ),
		};

		self::assertSame( is_float( $meant ) ? round( $meant, 6 ) : $meant, is_float( $read ) ? round( $read, 6 ) : $read );

		if ( 'phone' === $kind ) {
			self::assertSame( isset( $given[2] ), true === Telephone::read( $text )?->is_first_of_several );
		}
	}

	public function test_what_was_read_reads_the_same_again(): void {
		foreach ( self::cases() as [ $kind, $given ] ) {
			$read = 'phone' === $kind && is_string( $given[1] ) ? Telephone::read( $given[1] )?->text : null;

			if ( null !== $read ) {
				self::assertSame( $given[1], $read );
			}
		}
	}
}
