<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

defined( 'ABSPATH' ) || exit;

/**
 * A database that refuses every statement about some of the plugin's tables, until the test ends: MariaDB looks for them under names that do not exist.
 * SQLite's driver rolls back the test's transaction with a failing statement, so there wpdb receives none: `QueryTest` has one that fails.
 */
final class BrokenDatabase {
	/** @var list<string> the refused statements */
	public array $refused = array();

	/** @param string $tables a pattern for names without their prefix, such as `dealers|rebates` */
	public function __construct( string $tables = '\w+', string $except = 'state' ) {
		ini_set( 'error_log', '/dev/null' );
		add_filter(
			'query',
			function ( string $query ) use ( $tables, $except ): string {
				$broken = (string) preg_replace( "/`(\\w*hvac_blocks_(?!(?:$except)`)(?:$tables))`/", '`$1_gone`', $query );

				if ( $broken === $query ) {
					return $query;
				}

				$this->refused[] = $query;

				return 'mariadb' === getenv( 'HVAC_TEST_DB' ) ? $broken : '';
			},
			1000
		);
	}
}
