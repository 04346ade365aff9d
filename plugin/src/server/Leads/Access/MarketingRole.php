<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Access;

use HvacBlocks\Kernel\Capability;
use HvacBlocks\Platform\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * The role *Marketing manager*: what the site's editors may, and dealers, rebates, products, statistics, and a look at leads. It is made once, so that
 * a site that changed or removed it is not overruled by an update.
 */
final readonly class MarketingRole implements Tables {
	public const ROLE = 'hvac_blocks_marketing_manager';

	public const MADE = 'hvac_blocks_marketing_role';

	/** As WordPress' own roles, stored in English; `RoleNames` translates it. */
	public const NAME = 'Marketing manager';

	private const OWN = array( Capability::MANAGE_DEALERS, Capability::MANAGE_REBATES, Capability::MANAGE_PRODUCTS, Capability::VIEW_STATISTICS, LeadAccess::VIEW );

	public function install(): void {
		if ( false !== get_option( self::MADE ) ) {
			return;
		}

		$editor = wp_roles()->get_role( 'editor' )->capabilities ?? array( 'read' => true );

		add_role( self::ROLE, self::NAME, array_fill_keys( self::OWN, true ) + $editor );
		add_option( self::MADE, '1', '', false );
	}

	public function drop(): void {
		remove_role( self::ROLE );
		delete_option( self::MADE );

		foreach ( array_keys( wp_roles()->roles ) as $role ) {
			foreach ( Capability::ALL as $capability ) {
				wp_roles()->get_role( (string) $role )?->remove_cap( $capability );
			}
		}
	}
}
