<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use HvacBlocks\Editing\Admin\Screen;

defined( 'ABSPATH' ) || exit;

/** The page of the claims. */
final class ClaimsScreen {
	public const NAME = 'claims';

	public static function get(): Screen {
		return new Screen( self::NAME, static fn (): string => __( 'Claims', 'hvac-blocks' ), 'edit_others_posts', 'claims?page=1&per_page={rows}', 35 );
	}
}
