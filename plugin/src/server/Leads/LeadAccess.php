<?php
declare(strict_types=1);

namespace HvacBlocks\Leads;

use HvacBlocks\Admin\Screen;

defined( 'ABSPATH' ) || exit;

/** Who may see leads, and who may send again, export and delete them. */
final readonly class LeadAccess {
	public static function view(): bool {
		return current_user_can( Screen::Leads->capability() );
	}

	public static function manage(): bool {
		return current_user_can( Screen::Leads->capability() );
	}
}
