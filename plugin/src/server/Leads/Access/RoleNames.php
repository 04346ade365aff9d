<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Access;

use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/** The name of the plugin's role in the user's language: WordPress translates names of roles by its own texts only. */
final readonly class RoleNames implements Feature {
	public function boot(): void {
		add_filter( 'gettext_with_context_default', self::translated( ... ), 10, 3 );
	}

	private static function translated( mixed $translation, mixed $text, mixed $context ): mixed {
		return MarketingRole::NAME === $text && 'User role' === $context ? _x( 'Marketing manager', 'User role', 'hvac-blocks' ) : $translation;
	}
}
