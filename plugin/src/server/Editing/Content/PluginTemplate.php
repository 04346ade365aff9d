<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Content;

use Closure;
use WP_Block_Templates_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * A block template of the plugin, which the Site Editor lists and lets editors change.
 *
 * WordPress keeps those of a request only: one that is registered on `init` costs every page, though only its own pages show it.
 */
final class PluginTemplate {
	/** Registers where editors may list templates. A page that is shown in one registers it before it looks for it. */
	public static function offer( Closure $register ): void {
		add_action( 'admin_init', static fn () => $register() );
		add_action( 'rest_api_init', static fn () => $register() );
	}

	/** @param array{title: string, description: string, content: string} $template */
	public static function register( string $slug, array $template ): void {
		$name = "hvac-blocks//$slug";

		// An administrator's screen may ask a REST route as well.
		if ( ! WP_Block_Templates_Registry::get_instance()->is_registered( $name ) ) {
			register_block_template( $name, $template );
		}
	}
}
