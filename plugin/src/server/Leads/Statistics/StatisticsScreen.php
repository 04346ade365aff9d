<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Editing\Admin\Screen;
use HvacBlocks\Kernel\Capability;

defined( 'ABSPATH' ) || exit;

/** The page of the statistics. */
final class StatisticsScreen {
	public const NAME = 'report';

	public static function get(): Screen {
		return new Screen( self::NAME, static fn (): string => __( 'Statistics', 'hvac-blocks' ), Capability::VIEW_STATISTICS, 'search-report?days=30', 30 );
	}
}
