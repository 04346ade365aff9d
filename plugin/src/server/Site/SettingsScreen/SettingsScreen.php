<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Editing\Admin\Screen;
use HvacBlocks\Kernel\Capability;

defined( 'ABSPATH' ) || exit;

/** The page of the settings. */
final class SettingsScreen {
	public const NAME = 'settings';

	public static function get(): Screen {
		return new Screen( self::NAME, static fn (): string => __( 'Settings', 'hvac-blocks' ), Capability::MANAGE_SETTINGS, 'settings', 50, picks_media: true );
	}
}
