<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use Generator;

defined( 'ABSPATH' ) || exit;

/** All dated claims, of blocks and of other records, by their last day. */
final readonly class ClaimList {
	/** Claims of posts per query. */
	private const STEP = 100;

	/** @param list<ClaimSource> $sources records outside of posts */
	public function __construct( private ClaimIndex $index, private array $sources = array() ) {}

	public function count( ?ClaimState $state, string $today ): int {
		return $this->sum( $this->index->count( $state, $today ), $state, $today );
	}

	/** The number that visitors could see: drafts do not count. */
	public function count_published( ClaimState $state, string $today ): int {
		return $this->sum( $this->index->count_published( $state, $today ), $state, $today );
	}

	/** @return list<ListedClaim> those that end first come first, those without an end last */
	public function page( ?ClaimState $state, string $today, int $page, int $per_page ): array {
		$claims = array();
		$first  = ( $page - 1 ) * $per_page;

		foreach ( $this->each( $state, $today ) as $place => $claim ) {
			if ( $place >= $first ) {
				$claims[] = $claim;
			}
			if ( count( $claims ) === $per_page ) {
				break;
			}
		}

		return $claims;
	}

	/** @return Generator<int, ListedClaim> in the order of `page()`, some at a time in memory */
	public function each( ?ClaimState $state, string $today ): Generator {
		$lists = array( $this->of_posts( $state, $today ) );
		$place = 0;

		foreach ( $this->sources as $source ) {
			$lists[] = ( static fn () => yield from $source->each( $state, $today ) )();
		}

		// phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
		while ( null !== ( $next = self::first( $lists ) ) ) {
			yield $place++ => $next->current();
			$next->next();
		}
	}

	/** @return Generator<int, ListedClaim> */
	private function of_posts( ?ClaimState $state, string $today ): Generator {
		$page = 0;

		do {
			$claims = $this->index->page( $state, $today, ++$page, self::STEP );
			_prime_post_caches( array_map( static fn ( IndexedClaim $claim ): int => $claim->post_id, $claims ), false, false );

			foreach ( $claims as $claim ) {
				yield ClaimPlace::listed( $claim );
			}
		} while ( self::STEP === count( $claims ) );
	}

	private function sum( int $count, ?ClaimState $state, string $today ): int {
		foreach ( $this->sources as $source ) {
			$count += $source->count( $state, $today );
		}

		return $count;
	}

	/**
	 * @param list<Generator<mixed, ListedClaim>> $lists
	 * @return Generator<mixed, ListedClaim>|null the list whose next claim ends first; null when all are finished
	 */
	private static function first( array $lists ): ?Generator {
		$first = null;

		foreach ( $lists as $list ) {
			if ( $list->valid() && ( null === $first || self::end( $list ) < self::end( $first ) ) ) {
				$first = $list;
			}
		}

		return $first;
	}

	/** @param Generator<mixed, ListedClaim> $list */
	private static function end( Generator $list ): string {
		return $list->current()->claim->until ?: '~';
	}
}
