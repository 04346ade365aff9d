<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Database;

use wpdb;

defined( 'ABSPATH' ) || exit;

/** Allows one worker at a time to change the tables; works on MariaDB and SQLite, before the plugin's own tables exist. */
final readonly class UpgradeLease {
	private const OPTION = 'hvac_blocks_upgrade';

	/** Enough for the longest change of the largest table. If its worker is killed, another takes over after that. */
	private const SECONDS = 900;

	public function __construct( private wpdb $wpdb ) {}

	public function take(): bool {
		$now = time();

		// Only one of the workers that find it expired updates it.
		return 1 === $this->run( "INSERT IGNORE INTO %i (option_name, option_value, autoload) VALUES (%s, %s, 'off')", self::OPTION, (string) $now )
			|| 1 === $this->run( 'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value < %s', (string) $now, self::OPTION, (string) ( $now - self::SECONDS ) );
	}

	public function release(): void {
		$this->run( 'DELETE FROM %i WHERE option_name = %s', self::OPTION );
	}

	/** The seconds for which another worker has held it; null if none does. */
	public function age(): ?int {
		$since = $this->stored( self::OPTION );

		return '' === $since ? null : max( 0, time() - (int) $since );
	}

	/** Returns an option's current value in the database; empty if it has none. */
	public function stored( string $option ): string {
		$value = Query::value( $this->wpdb, 'SELECT option_value FROM %i WHERE option_name = %s', $this->wpdb->options, $option );

		return is_string( $value ) ? $value : '';
	}

	/** @param literal-string $sql */
	private function run( string $sql, string ...$values ): int {
		return (int) Query::run( $this->wpdb, $sql, $this->wpdb->options, ...$values );
	}
}
