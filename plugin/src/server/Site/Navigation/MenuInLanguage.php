<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Navigation;

use HvacBlocks\Kernel\BlockFilters;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\PageLanguage;
use WP_Navigation_Fallback;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A navigation block that names no menu, as themes' headers have it, shows the newest one; of the site's menus by language, it shows the page's. */
final readonly class MenuInLanguage implements Feature {
	/** What the names of menus in several languages begin with; the language follows. */
	public const SLUG = 'hvac-blocks-menu-';

	public function boot(): void {
		BlockFilters::before( 'core/navigation', self::choose( ... ) );
	}

	/**
	 * @param array<string, mixed> $block
	 * @return array<string, mixed>
	 */
	private static function choose( array $block ): array {
		if ( array() !== ( $block['innerBlocks'] ?? array() ) || ! is_array( $block['attrs'] ?? null ) || isset( $block['attrs']['ref'] ) ) {
			return $block;
		}
		$newest = WP_Navigation_Fallback::get_fallback();

		if ( $newest instanceof WP_Post && str_starts_with( $newest->post_name, self::SLUG ) ) {
			$menu                   = get_page_by_path( self::SLUG . PageLanguage::current()->value, OBJECT, 'wp_navigation' );
			$block['attrs']['ref'] = $menu instanceof WP_Post && 'publish' === $menu->post_status ? $menu->ID : $newest->ID;
		}

		return $block;
	}
}
