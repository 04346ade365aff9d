<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Directory;

use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Platform\Http\FailureReason;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

final class MemoizedDealerDirectoryTest extends TestCase {
	public function test_it_asks_once_also_for_nobody_and_for_a_failure(): void {
		$asked = new class() implements DealerDirectory {
			/** @var list<string> */
			public array $ids = array();

			public function search( string $query, SearchMode $mode ): SearchResult {
				return SearchResult::nowhere();
			}

			public function get( string $company_id ): ?Dealer {
				$this->ids[] = $company_id;

				return match ( $company_id ) {
					'1' => new Dealer( '1', 'One' ),
					'down' => throw new UpstreamFailure( FailureReason::Timeout ),
					default => null,
				};
			}
		};
		$dealers = new MemoizedDealerDirectory( $asked );

		foreach ( array( 1, 2 ) as $time ) {
			self::assertSame( 'One', $dealers->get( '1' )->name ?? '', "time $time" );
			self::assertNull( $dealers->get( 'nobody' ) );

			try {
				$dealers->get( 'down' );
				self::fail( 'It answered.' );
			} catch ( UpstreamFailure $failure ) {
				self::assertSame( FailureReason::Timeout, $failure->reason );
			}
		}

		self::assertSame( array( '1', 'nobody', 'down' ), $asked->ids );
	}
}
