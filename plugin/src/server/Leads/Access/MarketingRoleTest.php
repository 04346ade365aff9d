<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Access;

use HvacBlocks\Kernel\Capability;
use HvacBlocks\Testing\TestCase;

defined( 'ABSPATH' ) || exit;

/** The role for marketing: made once, removed with the plugin. */
final class MarketingRoleTest extends TestCase {
	protected function setUp(): void {
		( new MarketingRole() )->drop();
	}

	protected function tearDown(): void {
		( new MarketingRole() )->drop();
		( new MarketingRole() )->install();
	}

	public function test_it_may_what_editors_may_and_marketing_needs(): void {
		( new MarketingRole() )->install();
		$has = array_keys( array_filter( wp_roles()->get_role( MarketingRole::ROLE )->capabilities ?? array() ) );

		self::assertSame( array(), array_diff( array_keys( wp_roles()->get_role( 'editor' )->capabilities ?? array() ), $has ) );
		self::assertContains( 'edit_others_pages', $has );
		self::assertEqualsCanonicalizing(
			array( Capability::MANAGE_DEALERS, Capability::MANAGE_REBATES, Capability::MANAGE_PRODUCTS, Capability::VIEW_STATISTICS, LeadAccess::VIEW ),
			array_values( array_filter( $has, static fn ( int|string $capability ): bool => str_starts_with( (string) $capability, Capability::PREFIX ) ) )
		);
		self::assertSame( array(), array_intersect( array( 'manage_options', 'promote_users', LeadAccess::MANAGE ), $has ) );
	}

	public function test_what_a_site_changed_or_removed_is_not_restored(): void {
		( new MarketingRole() )->install();
		wp_roles()->get_role( MarketingRole::ROLE )?->remove_cap( LeadAccess::VIEW );
		( new MarketingRole() )->install();
		self::assertFalse( wp_roles()->get_role( MarketingRole::ROLE )?->has_cap( LeadAccess::VIEW ) );

		remove_role( MarketingRole::ROLE );
		( new MarketingRole() )->install();
		self::assertNull( wp_roles()->get_role( MarketingRole::ROLE ) );
	}

	public function test_uninstalling_removes_it_and_the_capabilities_of_every_role(): void {
		( new MarketingRole() )->install();
		wp_roles()->get_role( 'author' )?->add_cap( Capability::MANAGE_REBATES );
		( new MarketingRole() )->drop();

		self::assertNull( wp_roles()->get_role( MarketingRole::ROLE ) );
		self::assertFalse( wp_roles()->get_role( 'author' )?->has_cap( Capability::MANAGE_REBATES ) );
		self::assertFalse( get_option( MarketingRole::MADE ) );
	}
}
