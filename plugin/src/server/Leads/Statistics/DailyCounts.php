<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Platform\Database\Query;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Counts events by day of the site's time zone. Concurrent counts are never lost. */
final readonly class DailyCounts {
	/** A visitor began a form. */
	public const FORM_OPENED = 'form_open';

	public function __construct( private wpdb $wpdb ) {}

	/**
	 * @param string $event   at most 32 characters
	 * @param string $subject the object of the event, at most 64 characters; never personal data
	 * @param string $dealer  the company ID of the dealer concerned
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

	/** Deletes counts older than this many days, including today. */
	public function prune( int $days ): void {
		Query::run( $this->wpdb, 'DELETE FROM %i WHERE day <= %s', CountTables::name( $this->wpdb ), ReportPeriod::shifted( self::today(), -$days ) );
	}

	public static function today(): string {
		return (string) wp_date( 'Y-m-d' );
	}
}
