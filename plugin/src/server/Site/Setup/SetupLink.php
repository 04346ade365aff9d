<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup;

use HvacBlocks\Kernel\Feature;

defined( 'ABSPATH' ) || exit;

/** The link to the checklist in the plugin's row of the Plugins screen, while something is left to do. */
final readonly class SetupLink implements Feature {
	public function boot(): void {
		add_filter( 'plugin_action_links_' . plugin_basename( dirname( __DIR__, 4 ) . '/plugin.php' ), $this->add( ... ), 11 );
	}

	/**
	 * @param mixed $links
	 * @return array<array-key, mixed>
	 */
	private function add( mixed $links ): array {
		$links  = is_array( $links ) ? $links : array();
		$screen = SetupScreen::get();
		$link   = sprintf( '<a href="%s">%s</a>', esc_url( $screen->url() ), esc_html__( 'Set up', 'hvac-blocks' ) );

		return current_user_can( $screen->capability ) && ! Checklist::was_finished() ? array( 'setup' => $link, ...$links ) : $links;
	}
}
