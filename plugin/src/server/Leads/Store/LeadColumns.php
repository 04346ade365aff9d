<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Store;

use HvacBlocks\Editing\Forms\RegionCodes;
use HvacBlocks\Kernel\Attempt;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The columns by which the list of leads is sorted, filtered and searched, in addition to the input. Leads stored before these columns existed are filled in a few
 * hundred at a time, by WP-Cron, while the site is running.
 */
final readonly class LeadColumns implements Feature {
	public const HOOK = 'hvac_blocks_fill_leads';

	private const A_BATCH = 500;
	private const SECONDS = 10.0;
	private const RETRY   = 5 * MINUTE_IN_SECONDS;

	public function __construct( private wpdb $wpdb, private LeadTables $tables ) {}

	public function boot(): void {
		add_action( self::HOOK, Attempt::of( $this->run( ... ), static fn () => wp_schedule_single_event( time() + self::RETRY, self::HOOK ) ) );
		add_action( 'deactivate_' . plugin_basename( dirname( __DIR__, 4 ) . '/plugin.php' ), static fn () => wp_unschedule_hook( self::HOOK ) );
	}

	/** Schedules a run if there is anything to fill in. */
	public static function schedule( wpdb $wpdb, LeadTables $tables ): void {
		$waits = Query::value( $wpdb, 'SELECT id FROM %i WHERE phone IS NULL LIMIT 1', $tables->leads );

		if ( null !== $waits && false === wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_single_event( time(), self::HOOK );
		}
	}

	/** Fills in as many as a few seconds allow, and schedules the next run if some are left; @return int how many */
	public function run(): int {
		$end    = microtime( true ) + self::SECONDS;
		$filled = 0;

		do {
			$rows = Query::rows( $this->wpdb, 'SELECT id, fields FROM %i WHERE phone IS NULL LIMIT %d', $this->tables->leads, self::A_BATCH );

			foreach ( $rows as $row ) {
				$this->fill( $row );
			}

			$filled += count( $rows );
		} while ( self::A_BATCH === count( $rows ) && microtime( true ) < $end );

		self::schedule( $this->wpdb, $this->tables );

		return $filled;
	}

	/** @param array<string, string> $fields */
	public static function name( array $fields ): string {
		return mb_substr( trim( ( $fields['firstName'] ?? '' ) . ' ' . ( $fields['lastName'] ?? '' ) ), 0, 190 );
	}

	/** Returns the digits of a phone number, without the country code of the US and Canada; empty if it is none. */
	public static function phone( string $text ): string {
		$digits = (string) preg_replace( '/\D/', '', $text );
		$digits = 11 === strlen( $digits ) && '1' === $digits[0] ? substr( $digits, 1 ) : $digits;

		return strlen( $digits ) < 10 || strlen( $digits ) > 15 ? '' : $digits;
	}

	/** @param array<string, string> $fields */
	public static function region( array $fields ): string {
		$code = strtoupper( trim( $fields['state'] ?? '' ) );

		return RegionCodes::has( $code ) ? $code : '';
	}

	private function fill( Row $row ): void {
		$given  = json_decode( $row->string( 'fields' ), true );
		$fields = array();

		foreach ( is_array( $given ) ? $given : array() as $name => $value ) {
			$fields[ (string) $name ] = is_scalar( $value ) ? (string) $value : '';
		}

		Query::run(
			$this->wpdb,
			"UPDATE %i SET name = %s, phone = %s, region = %s, email = CASE WHEN email = '' THEN %s ELSE email END WHERE id = %d AND phone IS NULL",
			$this->tables->leads,
			self::name( $fields ),
			self::phone( $fields['phone'] ?? '' ),
			self::region( $fields ),
			Lead::email_key( $fields['email'] ?? '' ),
			$row->int( 'id' )
		);
	}
}
