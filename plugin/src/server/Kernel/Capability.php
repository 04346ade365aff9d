<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

defined( 'ABSPATH' ) || exit;

/** What a user may do, apart from leads, whose capabilities are in `Leads\Access\LeadAccess`. Screens and routes name one of these. */
final class Capability {
	public const PREFIX = 'hvac_blocks_';

	public const MANAGE_DEALERS  = 'hvac_blocks_manage_dealers';
	public const MANAGE_REBATES  = 'hvac_blocks_manage_rebates';
	/** Imports and exports; WordPress' own capabilities for posts say who edits one. */
	public const MANAGE_PRODUCTS = 'hvac_blocks_manage_products';
	/** Counts by day and place, without personal data. */
	public const VIEW_STATISTICS = 'hvac_blocks_view_statistics';
	/** Settings, setup, the demo site, and the tests of connections. */
	public const MANAGE_SETTINGS = 'hvac_blocks_manage_settings';

	public const ALL = array( self::MANAGE_DEALERS, self::MANAGE_REBATES, self::MANAGE_PRODUCTS, self::VIEW_STATISTICS, self::MANAGE_SETTINGS );

	/** The capability of everything that cannot be granted apart. */
	public const ADMINISTER = 'manage_options';
}
