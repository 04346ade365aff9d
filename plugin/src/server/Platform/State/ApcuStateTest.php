<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\State;

use HvacBlocks\Testing\ArrayState;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

/** The memory of one PHP, which lacks the extension here: these functions replace its own. */
function apcu_store( string $key, mixed $value, int $seconds ): bool {
	ApcuStateTest::memory()->set( $key, $value, $seconds );

	return true;
}

/** @param-out bool $found */
function apcu_fetch( string $key, ?bool &$found = null ): mixed {
	$value = ApcuStateTest::memory()->get( $key );
	$found = null !== $value;

	return $value;
}

final class ApcuStateTest extends TestCase {
	private static ?ArrayState $memory = null;

	public static function memory(): ArrayState {
		return self::$memory ??= new ArrayState();
	}

	/** Both sites have the plugin's folder by a symlink, and each is number 1 of its own installation. */
	public function test_two_sites_of_one_php_never_share_a_value(): void {
		$wpdb   = self::wpdb();
		$prefix = $wpdb->prefix;
		$state  = new ApcuState();
		$state->set( 'number', '1-800-555-0142', 60 );
		self::assertSame( '1-800-555-0142', $state->get( 'number' ) );

		try {
			$wpdb->prefix = 'other_';
			self::assertNull( $state->get( 'number' ) );
		} finally {
			$wpdb->prefix = $prefix;
		}

		self::assertSame( '1-800-555-0142', $state->get( 'number' ) );
	}
}
