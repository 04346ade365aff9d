<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

defined( 'ABSPATH' ) || exit;

/** A database that refuses every statement about some of the plugin's tables, until the test ends: it looks for them under names that do not exist. */
final class BrokenDatabase {
	/** @var list<string> the statements that it refused */
	public array $refused = array();

	/** @param string $tables a pattern for names without prefix, such as `dealers|dealer_zips` */
	public function __construct( string $tables = '\w+', string $except = 'state' ) {
		ini_set( 'error_log', '/dev/null' );
		add_filter(
			'query',
			function ( string $query ) use ( $tables, $except ): string {
				$broken = (string) preg_replace( "/`(\\w*hvac_blocks_(?!(?:$except)`)(?:$tables))`/", '`$1_gone`', $query );

				if ( $broken !== $query ) {
					$this->refused[] = $query;
				}

				return $broken;
			},
			1000
		);
	}
}
