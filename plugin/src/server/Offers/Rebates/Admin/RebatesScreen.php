<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Admin;

use HvacBlocks\Editing\Admin\Screen;
use HvacBlocks\Kernel\Capability;

defined( 'ABSPATH' ) || exit;

/** The page of the rebates. */
final class RebatesScreen {
	public static function get(): Screen {
		return new Screen( 'rebates', static fn (): string => __( 'Rebates', 'hvac-blocks' ), Capability::MANAGE_REBATES, 'rebates?page=1&per_page={rows}', 25 );
	}
}
