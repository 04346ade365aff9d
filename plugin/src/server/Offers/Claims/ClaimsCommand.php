<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use HvacBlocks\Kernel\Console;

defined( 'ABSPATH' ) || exit;

/** Lists the site's time-limited claims: prices, rebates, tax credits, awards and rules. */
final readonly class ClaimsCommand {
	private const FIELDS = array( 'state', 'validFrom', 'validUntil', 'block', 'words', 'source', 'post', 'title', 'url' );

	public function __construct( private ClaimList $list, private ClaimIndexer $indexer, private ClaimScheduler $scheduler, private SiteCalendar $calendar, private Console $console ) {}

	/**
	 * Lists claims, soonest to expire first.
	 *
	 * ## OPTIONS
	 *
	 * [--state=<state>]
	 * : Filter by state: upcoming, valid, expiring (within 30 days) or expired.
	 *
	 * [--format=<format>]
	 * : Output format: table, json or csv.
	 * ---
	 * default: table
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks claims list
	 *     wp hvac-blocks claims list --state=expired --format=csv
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function list( array $arguments, array $options ): void {
		$state  = ClaimState::tryFrom( (string) ( $options['state'] ?? '' ) );
		$format = (string) ( $options['format'] ?? 'table' );

		if ( null === $state && isset( $options['state'] ) ) {
			$this->console->fail( __( 'Unknown state. Use upcoming, valid, expiring or expired.', 'hvac-blocks' ) );

			return;
		}

		if ( ! in_array( $format, array( 'table', 'json', 'csv' ), true ) ) {
			$this->console->fail( __( 'Unknown format. Use table, json or csv.', 'hvac-blocks' ) );

			return;
		}

		$this->console->items( $format, $this->rows( $state ), self::FIELDS );
	}

	/**
	 * Rebuilds the index of claims, for example after importing content directly into the database.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks claims rebuild
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function rebuild( array $arguments, array $options ): void {
		$this->indexer->rebuild();
		$this->scheduler->schedule();
		$count = $this->list->count( null, $this->calendar->today() );

		/* translators: %s: a number. */
		$this->console->success( sprintf( _n( '%s claim found.', '%s claims found.', $count, 'hvac-blocks' ), number_format_i18n( $count ) ) );
	}

	/** @return list<array<string, string|int>> */
	private function rows( ?ClaimState $state ): array {
		$today = $this->calendar->today();
		$rows  = array();

		foreach ( $this->list->each( $state, $today ) as $claim ) {
			$one    = $claim->answer( $today );
			$rows[] = array(
				'post'  => $one['post']['id'],
				'title' => $one['post']['title'],
				'url'   => (string) $one['post']['viewUrl'],
			) + array_intersect_key( $one, array_flip( array( 'state', 'validFrom', 'validUntil', 'block', 'words', 'source' ) ) );
		}

		return $rows;
	}
}
