<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Editing\Admin\Screen;
use HvacBlocks\Kernel\Capability;

defined( 'ABSPATH' ) || exit;

/** The page of the dealers. */
final class DealersScreen {
	public const NAME = 'dealers';

	public static function get(): Screen {
		return new Screen( self::NAME, static fn (): string => __( 'Dealers', 'hvac-blocks' ), Capability::MANAGE_DEALERS, 'dealers?orderby=name&order=asc&page=1&per_page={rows}', 20, picks_media: true, data: OwnFieldsView::fields( ... ) );
	}
}
