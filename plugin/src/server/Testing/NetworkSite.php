<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** A network of two sites, `/` and `/second/`, on a database of its own, with the plugin active for the network. */
final readonly class NetworkSite {
	private function __construct( public string $database ) {}

	/** The database stays until `drop()`. */
	public static function make(): self {
		$site    = self::test_site();
		$network = new self( 'hvac_network_' . getmypid() );

		$site->make_database( $network->database );
		$network->run( 'prepare' );
		$network->run( 'sites' );

		return $network;
	}

	public function drop(): void {
		self::test_site()->database->drop( $this->database );
	}

	/** Returns the result of a step of network-steps.php. */
	public function run( string $step ): mixed {
		return json_decode( (string) strrchr( "\n" . $this->said( $step ), "\n" ), true );
	}

	/** Returns everything that the process of a step printed, including errors; without WordPress's own deprecations. */
	public function said( string $step ): string {
		DatabaseTests::reach();

		$output = array();
		exec( implode( ' ', array_map( escapeshellarg( ... ), array( PHP_BINARY, '-d', 'display_errors=stdout', '-d', 'log_errors=0', __DIR__ . '/network.php', $this->database, $step ) ) ) . ' 2>&1', $output, $code );

		$said = array_filter( $output, static fn ( mixed $line ): bool => is_string( $line ) && 1 !== preg_match( '#^(?:Deprecated: .*/wp-includes/.*)?$#D', $line ) );

		return 0 === $code ? implode( "\n", $said ) : throw new RuntimeException( "$step: " . implode( "\n", $output ) );
	}

	private static function test_site(): TestSite {
		$site = $GLOBALS['hvac_test_site'];

		return $site instanceof TestSite ? $site : throw new RuntimeException( 'There is no test site.' );
	}
}
