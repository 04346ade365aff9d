<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Values;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** The cases run in `client/domain/phone-number.test.ts` too. */
final class PhoneNumberTest extends TestCase {
	#[DataProvider( 'cases' )]
	public function test_tells_what_can_be_dialled( string $text, bool $usable, string $href, string $shown ): void {
		self::assertSame( $usable, PhoneNumber::is_usable( $text ) );
		self::assertSame( $shown, PhoneNumber::first_usable( $text ) );

		if ( $usable ) {
			self::assertSame( $href, PhoneNumber::href( $text ) );
		}
	}

	public function test_takes_the_first_that_can_be_dialled(): void {
		self::assertSame( '972-555-0102', PhoneNumber::first_usable( '', '1-800-HEATING', '9725550102', '972-555-0103' ) );
		self::assertSame( '', PhoneNumber::first_usable( 'call us' ) );
		self::assertSame( '', PhoneNumber::first_usable() );
	}

	/** @return iterable<string, array{string, bool, string, string}> */
	public static function cases(): iterable {
		/** @var list<array{text: string, usable: bool, href?: string, shown?: string}> $cases */
		$cases = Contracts::read( 'phone-numbers.cases' );

		foreach ( $cases as $case ) {
			yield "'{$case['text']}'" => array( $case['text'], $case['usable'], $case['href'] ?? '', $case['shown'] ?? '' );
		}
	}
}
