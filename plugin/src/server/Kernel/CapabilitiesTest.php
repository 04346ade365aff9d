<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_User;

defined( 'ABSPATH' ) || exit;

/** Who has the plugin's capabilities without a role that names them. */
final class CapabilitiesTest extends TestCase {
	/** @return iterable<string, array{string}> */
	public static function capabilities(): iterable {
		foreach ( Capability::ALL as $capability ) {
			yield $capability => array( $capability );
		}
	}

	#[DataProvider( 'capabilities' )]
	public function test_administrators_have_it_and_nobody_else( string $capability ): void {
		foreach ( array( 'administrator' => true, 'editor' => false, 'subscriber' => false, 'anonymous' => false ) as $role => $may ) {
			$this->as_role( $role );
			self::assertSame( $may, current_user_can( $capability ), $role );
		}

		self::assertArrayNotHasKey( $capability, wp_roles()->get_role( 'administrator' )->capabilities ?? array() );
	}

	#[DataProvider( 'capabilities' )]
	public function test_it_can_be_denied_to_one_administrator( string $capability ): void {
		$this->as_role( 'administrator' );
		wp_get_current_user()->add_cap( $capability, false );

		self::assertFalse( current_user_can( $capability ) );
	}

	public function test_a_site_assigns_its_own(): void {
		add_filter( 'hvac_blocks_granted_capabilities', static fn ( array $granted, WP_User $user ): array => in_array( 'editor', $user->roles, true ) ? array( Capability::MANAGE_REBATES, 'delete_users', 7 ) : $granted, 10, 2 );
		$this->as_role( 'editor' );

		self::assertSame( array( true, false, false ), array_map( current_user_can( ... ), array( Capability::MANAGE_REBATES, Capability::MANAGE_DEALERS, 'delete_users' ) ) );
	}

	public function test_a_broken_filter_grants_nothing(): void {
		add_filter( 'hvac_blocks_granted_capabilities', static fn (): string => 'all' );
		$this->as_role( 'administrator' );

		self::assertFalse( current_user_can( Capability::MANAGE_SETTINGS ) );
		self::assertTrue( current_user_can( 'manage_options' ) );
	}
}
