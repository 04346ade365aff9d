<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\DealerSearch;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Testing\TestCase;

final class PaginationTest extends TestCase {
	public function test_pages_follow_the_shared_cases(): void {
		/** @var list<array{total: int, from: int, size: int, page: array<string, int>}> $cases */
		$cases = Contracts::read( 'pages.cases' )['page'];

		foreach ( $cases as $case ) {
			self::assertSame( $case['page'], Pagination::page( $case['total'], $case['from'], $case['size'] ), (string) wp_json_encode( $case ) );
		}
	}

	public function test_numbers_follow_the_shared_cases(): void {
		/** @var list<array{current: int, count: int, numbers: list<int|null>}> $cases */
		$cases = Contracts::read( 'pages.cases' )['numbers'];

		foreach ( $cases as $case ) {
			self::assertSame( $case['numbers'], Pagination::numbers( $case['current'], $case['count'] ), (string) wp_json_encode( $case ) );
		}
	}
}
