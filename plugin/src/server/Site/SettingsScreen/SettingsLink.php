<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/** The link to the settings in the plugin's row of the Plugins screen. */
final readonly class SettingsLink implements Feature {
	public function boot(): void {
		add_filter( 'plugin_action_links_' . plugin_basename( dirname( __DIR__, 4 ) . '/plugin.php' ), $this->add( ... ) );
	}

	/**
	 * @param mixed $links
	 * @return array<array-key, mixed>
	 */
	private function add( mixed $links ): array {
		$links  = is_array( $links ) ? $links : array();
		$screen = SettingsScreen::get();
		$link   = sprintf( '<a href="%s">%s</a>', esc_url( $screen->url() ), esc_html( $screen->title() ) );

		return current_user_can( $screen->capability ) ? array( 'settings' => $link, ...$links ) : $links;
	}
}
