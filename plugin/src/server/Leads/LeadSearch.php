<?php
declare(strict_types=1);

namespace HvacBlocks\Leads;

use HvacBlocks\Database\Row;
use wpdb;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- own tables; their state must never come from a cache.

/** Finds leads for administrators. Newest first. */
final readonly class LeadSearch {
	private const WORDS = 3;

	public function __construct( private wpdb $wpdb, private LeadTables $tables ) {}

	public function count( LeadFilter $filter ): int {
		return (int) $this->wpdb->get_var(
			(string) $this->wpdb->prepare(
				"SELECT COUNT(*) FROM %i WHERE ( '' = %s OR status = %s ) AND ( '' = %s OR form = %s ) AND ( '' = %s OR searched LIKE %s ) AND ( '' = %s OR searched LIKE %s ) AND ( '' = %s OR searched LIKE %s )",
				$this->tables->leads,
				...$this->values( $filter )
			)
		);
	}

	/**
	 * @param int $before only leads with a smaller id
	 * @return list<Lead>
	 */
	public function find( LeadFilter $filter, int $limit, int $offset = 0, int $before = PHP_INT_MAX ): array {
		$rows = $this->wpdb->get_results(
			(string) $this->wpdb->prepare(
				"SELECT * FROM %i WHERE ( '' = %s OR status = %s ) AND ( '' = %s OR form = %s ) AND ( '' = %s OR searched LIKE %s ) AND ( '' = %s OR searched LIKE %s ) AND ( '' = %s OR searched LIKE %s )
				AND id < %d ORDER BY id DESC LIMIT %d OFFSET %d",
				$this->tables->leads,
				...$this->values( $filter ),
				...array( $before, $limit, $offset )
			),
			ARRAY_A
		);

		return array_map( LeadRepository::lead( ... ), Row::all( $rows ) );
	}

	/** What a lead is found by: small letters without accents, telephone numbers as digits. */
	public static function searched( Lead $lead ): string {
		return self::plain( implode( "\n", array( $lead->reference, $lead->company_id, $lead->dealer_name, ...array_values( $lead->fields ) ) ) );
	}

	/** @return list<string> each condition's value, twice: once to see whether it is asked for */
	private function values( LeadFilter $filter ): array {
		$status = $filter->status->value ?? '';
		$values = array( $status, $status, $filter->form, $filter->form );
		$words  = self::words( $filter->search );

		for ( $i = 0; $i < self::WORDS; $i++ ) {
			$word     = $words[ $i ] ?? '';
			$values[] = $word;
			$values[] = '%' . $this->wpdb->esc_like( $word ) . '%';
		}

		return $values;
	}

	/** @return list<string> all of which must be there; the last takes what is left */
	private static function words( string $search ): array {
		$digits = (string) preg_replace( '/[\s().+\-]/', '', $search );

		if ( 1 === preg_match( '/^[0-9]{7,15}$/', $digits ) ) {
			return array( $digits );
		}

		$words = preg_split( '/\s+/u', self::plain( $search ), self::WORDS, PREG_SPLIT_NO_EMPTY );

		return false === $words ? array() : $words;
	}

	private static function plain( string $text ): string {
		return mb_strtolower( remove_accents( $text ) );
	}
}
