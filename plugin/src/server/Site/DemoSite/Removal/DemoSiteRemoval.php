<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite\Removal;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/**
 * Removes the demo site in batches: unchanged content is removed, content that a person changed stays.
 *
 * Nothing is remembered between batches: after an interruption, the next run finds the rest.
 *
 * @phpstan-type PartPlan array{part: string, label: string, goes: int, stays: int}
 * @phpstan-type Plan array{done: bool, remaining: int, parts: list<PartPlan>, kept: list<array{title: string, reason: string, why: string, editUrl: string}>}
 */
final readonly class DemoSiteRemoval {
	/** So that a site with one PHP worker answers its visitors in between. */
	private const SECONDS_A_BATCH = 2.0;

	/** The maximum for each part; `stays` counts all. */
	private const MOST_NAMED = 100;

	/** @var list<DemoPart> in order of removal */
	private array $parts;

	public function __construct( DemoPart ...$parts ) {
		$this->parts = array_values( $parts );
	}

	/** @return Plan what would be removed and what would stay */
	public function plan(): array {
		$rows = array();
		$kept = array();

		foreach ( $this->parts as $part ) {
			$stays  = $part->kept();
			$kept   = array( ...$kept, ...array_map( static fn ( KeptItem $item ): array => $item->to_array(), array_slice( $stays, 0, self::MOST_NAMED ) ) );
			$rows[] = array(
				'part'  => $part->name(),
				'label' => $part->label(),
				'goes'  => $part->count(),
				'stays' => count( $stays ),
			);
		}

		$remaining = array_sum( array_column( $rows, 'goes' ) );

		return array(
			'done'      => 0 === $remaining,
			'remaining' => $remaining,
			'parts'     => $rows,
			'kept'      => $kept,
		);
	}

	/**
	 * Removes one batch.
	 *
	 * @return Plan the state after it
	 * @throws RuntimeException if the batch made no progress, so that a caller's loop ends
	 */
	public function next(): array {
		$until = microtime( true ) + self::SECONDS_A_BATCH;

		foreach ( $this->parts as $part ) {
			$before = $part->count();

			if ( 0 === $before ) {
				continue;
			}

			$part->remove( $until );

			if ( $part->count() >= $before ) {
				/* translators: %s: what cannot be removed, such as "Pages". */
				throw new RuntimeException( esc_html( sprintf( __( 'Could not remove the demo site because nothing of “%s” can be deleted.', 'hvac-blocks' ), $part->label() ) ) );
			}

			if ( microtime( true ) > $until ) {
				break;
			}
		}

		$plan = $this->plan();

		foreach ( $plan['done'] ? $this->parts : array() as $part ) {
			$part->finish();
		}

		return $plan;
	}
}
