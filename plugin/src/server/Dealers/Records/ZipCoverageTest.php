<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Records;

use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class ZipCoverageTest extends TestCase {
	public function test_it_reads_lists_as_the_shared_cases_say(): void {
		/** @var list<array{text: string, zips: list<int>}> $cases */
		$cases = Contracts::read( 'zip-coverage.cases' )['read'];

		foreach ( $cases as $case ) {
			self::assertSame( $case['zips'], ZipCoverage::from_attribute( $case['text'] )->zips, $case['text'] );
		}
	}

	public function test_it_covers_what_the_shared_cases_say(): void {
		/** @var list<array{zips: list<int>, place: string, covers: bool}> $cases */
		$cases = Contracts::read( 'zip-coverage.cases' )['covers'];

		foreach ( $cases as $case ) {
			self::assertSame( $case['covers'], ZipCoverage::from_attribute( $case['zips'] )->covers( $case['place'] ), $case['place'] );
		}
	}
}
