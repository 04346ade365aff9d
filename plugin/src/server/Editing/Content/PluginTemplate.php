<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Content;

use Closure;
use HvacBlocks\Kernel\WordPressRoutes;
use WP_Block_Templates_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * A block template of the plugin, which the Site Editor lists and editors can change.
 *
 * WordPress keeps registered templates for one request only: registering one on `init` costs every page, though only its own pages use it.
 */
final class PluginTemplate {
	private const MAIN = '<!-- wp:group {"tagName":"main","style":{"spacing":{"margin":{"top":"0"},"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|60"}}},"layout":{"type":"constrained"}} -->
<main class="wp-block-group" style="margin-top:0;padding-top:var(--wp--preset--spacing--40);padding-bottom:var(--wp--preset--spacing--60)">%s</main>
<!-- /wp:group -->';

	/** Calls `$register` where editors may list templates. A page shown with a template registers it before looking it up. */
	public static function offer( Closure $register ): void {
		add_action( 'admin_init', static fn () => $register() );
		WordPressRoutes::before( $register );
	}

	/** @param array{title: string, description: string, content: string} $template */
	public static function register( string $slug, array $template ): void {
		$name = "hvac-blocks//$slug";

		// An admin screen may also call a REST route.
		if ( ! WP_Block_Templates_Registry::get_instance()->is_registered( $name ) ) {
			register_block_template( $name, $template );
		}
	}

	/** Returns a page's content: blocks between the theme's header and footer. */
	public static function page( string $blocks ): string {
		return "<!-- wp:template-part {\"slug\":\"header\"} /-->\n\n" . self::main( $blocks ) . "\n\n<!-- wp:template-part {\"slug\":\"footer\"} /-->";
	}

	/** Returns what is between them. */
	public static function main( string $blocks ): string {
		return sprintf( self::MAIN, $blocks );
	}
}
