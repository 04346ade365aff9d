<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Languages;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Testing\TestCase;

final class DatesTest extends TestCase {
	public function test_a_day_is_written_as_the_shared_cases_say(): void {
		/** @var list<array{day: string, lang: string, text: string}> $cases */
		$cases = Contracts::read( 'dates.cases' )['long'];

		foreach ( $cases as $case ) {
			self::assertSame( $case['text'], Dates::long( $case['day'], Language::from( $case['lang'] ) ) );
		}
	}
}
