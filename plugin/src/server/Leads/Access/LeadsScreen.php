<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Access;

use HvacBlocks\Editing\Admin\Screen;

defined( 'ABSPATH' ) || exit;

/** The page of the leads. */
final class LeadsScreen {
	public const NAME = 'leads';

	public static function get(): Screen {
		return new Screen( self::NAME, static fn (): string => __( 'Leads', 'hvac-blocks' ), LeadAccess::VIEW, 'leads?page=1&per_page={rows}', 10 );
	}
}
