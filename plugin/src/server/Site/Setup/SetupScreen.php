<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup;

use HvacBlocks\Editing\Admin\Screen;

defined( 'ABSPATH' ) || exit;

/** The page of the checklist. */
final class SetupScreen {
	public const NAME = 'setup';

	public static function get(): Screen {
		return new Screen( self::NAME, static fn (): string => __( 'Setup', 'hvac-blocks' ), 'manage_options', 'setup', 60 );
	}
}
