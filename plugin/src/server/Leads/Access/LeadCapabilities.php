<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Access;

use HvacBlocks\Platform\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * The capabilities for leads, in WordPress' own roles: any tool that edits roles (WP-CLI, a membership plugin) can grant and revoke them. Administrators
 * receive them once, on activation: an update does not restore them to a role that has lost them.
 */
final readonly class LeadCapabilities implements Tables {
	public const GRANTED = 'hvac_blocks_lead_capabilities';

	public function install(): void {
		if ( false !== get_option( self::GRANTED ) ) {
			return;
		}

		$administrator = wp_roles()->get_role( 'administrator' );

		$administrator?->add_cap( LeadAccess::VIEW );
		$administrator?->add_cap( LeadAccess::MANAGE );
		add_option( self::GRANTED, '1', '', false );
	}

	public function drop(): void {
		foreach ( array_keys( wp_roles()->roles ) as $role ) {
			foreach ( array( LeadAccess::VIEW, LeadAccess::MANAGE ) as $capability ) {
				wp_roles()->get_role( (string) $role )?->remove_cap( $capability );
			}
		}

		delete_option( self::GRANTED );
	}
}
