<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Several processes that do the same at the same time, on a database of their own: a test within a transaction cannot show this. */
final class Racers {
	/**
	 * @param string $script a file of this folder; its arguments are the database's name, and `prepare` or the moment to start
	 * @return list<mixed> the output of each, as JSON
	 */
	public static function on_a_database_of_their_own( string $script, int $racers ): array {
		$site = $GLOBALS['hvac_test_site'];
		$site = $site instanceof TestSite ? $site : throw new RuntimeException( 'There is no test site.' );
		$name = 'hvac_race_' . getmypid();

		$site->make_database( $name );

		try {
			$prepared = self::run( $script, $name, 'prepare', 1 );

			if ( array( '' ) !== $prepared ) {
				throw new RuntimeException( implode( "\n", $prepared ) );
			}

			return array_map( static fn ( string $said ): mixed => json_decode( $said, true ), self::run( $script, $name, (string) ( microtime( true ) + 1.5 ), $racers ) );
		} finally {
			$site->database->drop( $name );
		}
	}

	/** @return list<string> */
	private static function run( string $script, string $name, string $start, int $racers ): array {
		$processes = array();
		$said      = array();

		for ( $racer = 0; $racer < $racers; ++$racer ) {
			$processes[] = popen( implode( ' ', array_map( escapeshellarg( ... ), array( PHP_BINARY, __DIR__ . "/$script", $name, $start ) ) ), 'r' );
		}

		foreach ( $processes as $process ) {
			if ( ! is_resource( $process ) ) {
				throw new RuntimeException( 'PHP does not start.' );
			}

			$said[] = trim( (string) stream_get_contents( $process ) );
			pclose( $process );
		}

		return $said;
	}
}
