<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Platform\Database\Query;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Counts what happens, by day of the site's time zone. Of many that count at one time none is lost. */
final readonly class DailyCounts {
	/** That a visitor began a form. */
	public const FORM_OPENED = 'form_open';

	public function __construct( private wpdb $wpdb ) {}

	/**
	 * @param string $event   at most 32 characters
	 * @param string $subject what it happened to, at most 64 characters; never anything of a person
	 * @param string $dealer  the company ID of the dealer that it was about
	 */
	public function add( string $event, string $subject = '', string $dealer = '' ): void {
		Query::run(
			$this->wpdb,
			'INSERT INTO %i (event, day, subject, dealer, total) VALUES (%s, %s, %s, %s, 1) ON DUPLICATE KEY UPDATE total = total + 1',
			CountTables::name( $this->wpdb ),
			$event,
			self::today(),
			$subject,
			$dealer
		);
	}

	/** Deletes the counts that are older than so many days, today being the first of them. */
	public function prune( int $days ): void {
		Query::run( $this->wpdb, 'DELETE FROM %i WHERE day <= %s', CountTables::name( $this->wpdb ), ReportPeriod::shifted( self::today(), -$days ) );
	}

	public static function today(): string {
		return (string) wp_date( 'Y-m-d' );
	}
}
