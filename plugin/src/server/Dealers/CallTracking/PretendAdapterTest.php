<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\CallTracking;

use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Values\PhoneNumber;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class PretendAdapterTest extends TestCase {
	public function test_a_group_has_the_same_fictional_number_at_any_time(): void {
		foreach ( array( 'RG4001', 'RG4012', 'RG4598', '' ) as $group ) {
			$number = self::lease( $group );

			self::assertMatchesRegularExpression( '/^945-555-01\d\d$/D', $number );
			self::assertTrue( PhoneNumber::is_usable( $number ) );
			self::assertSame( $number, self::lease( $group, session: 'another' ) );
		}
	}

	public function test_groups_and_marketing_codes_have_numbers_of_their_own(): void {
		self::assertNotSame( self::lease( 'RG4001' ), self::lease( 'RG4012' ) );
		self::assertNotSame( self::lease( 'RG4001' ), self::lease( 'RG4001', 'WEB-ES' ) );
	}

	/** @param array<string, mixed> $settings */
	#[TestWith( array( array(), false ) )]
	#[TestWith( array( array( 'call_tracking_adapter' => 'demo' ), false ) )]
	#[TestWith( array( array( 'flag_126_call_tracking' => true, 'call_tracking_adapter' => 'whodis' ), false ) )]
	#[TestWith( array( array( 'flag_126_call_tracking' => true, 'call_tracking_adapter' => 'demo' ), true ) )]
	public function test_site_health_speaks_of_it_while_it_is_in_use( array $settings, bool $is_told ): void {
		remove_all_filters( 'site_status_tests' );
		update_option( Settings::OPTION, $settings );
		$health = new PretendNumbersHealth( new Settings() );
		$health->boot();
		$tests  = apply_filters( 'site_status_tests', array( 'direct' => array() ) );
		$direct = is_array( $tests ) ? $tests['direct'] ?? null : null;

		self::assertIsArray( $direct );
		self::assertSame( $is_told, isset( $direct['hvac_blocks_pretend_numbers'] ) );
		self::assertSame( 'recommended', $health->result()['status'] );
	}

	private static function lease( string $group, string $code = 'WEB', string $session = 'one' ): string {
		return ( new PretendAdapter() )->lease( new NumberRequest( $group, $session, 'https://example.com/', $code ) );
	}
}
