<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup;

use HvacBlocks\Editing\Admin\Screen;
use HvacBlocks\Kernel\Capability;

defined( 'ABSPATH' ) || exit;

/** The page of the checklist: first in the menu until everything is done, then last. */
final class SetupScreen {
	public const NAME = 'setup';

	public static function get(): Screen {
		return new Screen( self::NAME, static fn (): string => __( 'Setup', 'hvac-blocks' ), Capability::MANAGE_SETTINGS, 'setup', Checklist::was_finished() ? 60 : 5 );
	}
}
