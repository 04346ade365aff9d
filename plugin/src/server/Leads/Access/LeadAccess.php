<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Access;

defined( 'ABSPATH' ) || exit;

/** Who may see leads, and who may change, send, export and delete them. */
final readonly class LeadAccess {
	public const VIEW   = 'hvac_blocks_view_leads';
	public const MANAGE = 'hvac_blocks_manage_leads';

	public static function view(): bool {
		return current_user_can( self::VIEW );
	}

	/** Users who manage leads may see them, too. */
	public static function manage(): bool {
		return current_user_can( self::VIEW ) && current_user_can( self::MANAGE );
	}
}
