<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use HvacBlocks\Platform\Database\Query;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The claims in each post, including posts that are not published. */
final readonly class ClaimIndex {
	public function __construct( private wpdb $wpdb ) {}

	/**
	 * @param list<FoundClaim> $claims all claims in the post
	 * @return bool whether it has claims, or had any
	 */
	public function replace( int $post_id, array $claims ): bool {
		$had_some = $this->remove( $post_id );

		foreach ( $claims as $found ) {
			Query::run(
				$this->wpdb,
				"INSERT INTO %i (post_id, block, words, valid_from, valid_until, source, source_url) VALUES (%d, %s, %s, NULLIF(%s, ''), NULLIF(%s, ''), %s, %s)",
				ClaimTables::name( $this->wpdb ),
				$post_id,
				$found->block,
				$found->words,
				$found->claim->from,
				$found->claim->until,
				mb_substr( $found->claim->source, 0, 200 ),
				$found->claim->source_url
			);
		}

		return $had_some || array() !== $claims;
	}

	/** @return bool whether there was something to remove */
	public function remove( int $post_id ): bool {
		return (int) Query::run( $this->wpdb, 'DELETE FROM %i WHERE post_id = %d', ClaimTables::name( $this->wpdb ), $post_id ) > 0;
	}

	/** @return list<int> the posts that have claims */
	public function posts(): array {
		return self::ids( Query::column( $this->wpdb, 'SELECT DISTINCT post_id FROM %i', ClaimTables::name( $this->wpdb ) ) );
	}

	/** Returns the next day on which a page changes because a claim begins, or ended the day before; empty if there is none. */
	public function next_change( string $today ): string {
		$table = ClaimTables::name( $this->wpdb );
		$from  = Query::value( $this->wpdb, 'SELECT MIN(valid_from) FROM %i WHERE valid_from > %s', $table, $today );
		$until = Query::value( $this->wpdb, 'SELECT MIN(valid_until) FROM %i WHERE valid_until >= %s', $table, $today );
		$days  = array_filter( array( $from ?? '', null === $until ? '' : SiteCalendar::after( $until ) ) );

		return array() === $days ? '' : min( $days );
	}

	/**
	 * Returns the published posts with a claim that changed between two days.
	 *
	 * @return list<int>
	 */
	public function changed( string $after, string $through ): array {
		return self::ids(
			Query::column(
				$this->wpdb,
				'SELECT DISTINCT c.post_id FROM %i c JOIN %i p ON p.ID = c.post_id WHERE p.post_status = %s AND ( ( c.valid_from > %s AND c.valid_from <= %s ) OR ( c.valid_until >= %s AND c.valid_until < %s ) )',
				ClaimTables::name( $this->wpdb ),
				$this->wpdb->posts,
				'publish',
				$after,
				$through,
				$after,
				$through
			)
		);
	}

	/** Counts the claims of published posts in a state. */
	public function count_published( ClaimState $state, string $today ): int {
		[ $where, $days ] = ClaimStateSql::where( $state, $today, 'c.valid_from', 'c.valid_until' );

		return (int) Query::value( $this->wpdb, "SELECT COUNT(*) FROM %i c JOIN %i p ON p.ID = c.post_id WHERE p.post_status = %s AND $where", ClaimTables::name( $this->wpdb ), $this->wpdb->posts, 'publish', ...$days );
	}

	public function count( ?ClaimState $state, string $today ): int {
		[ $where, $days ] = ClaimStateSql::where( $state, $today, 'c.valid_from', 'c.valid_until' );

		return (int) Query::value( $this->wpdb, "SELECT COUNT(*) FROM %i c WHERE $where", ClaimTables::name( $this->wpdb ), ...$days );
	}

	/** @return list<IndexedClaim> those that end first come first, those without an end last */
	public function page( ?ClaimState $state, string $today, int $page, int $per_page ): array {
		[ $where, $days ] = ClaimStateSql::where( $state, $today, 'c.valid_from', 'c.valid_until' );

		return array_map(
			IndexedClaim::of_row( ... ),
			Query::rows( $this->wpdb, "SELECT c.* FROM %i c WHERE $where ORDER BY c.valid_until IS NULL, c.valid_until, c.id LIMIT %d OFFSET %d", ClaimTables::name( $this->wpdb ), ...$days, ...array( $per_page, ( $page - 1 ) * $per_page ) )
		);
	}

	/**
	 * @param array<mixed> $column
	 * @return list<int>
	 */
	private static function ids( array $column ): array {
		return array_map( static fn ( mixed $id ): int => is_numeric( $id ) ? (int) $id : 0, array_values( $column ) );
	}
}
