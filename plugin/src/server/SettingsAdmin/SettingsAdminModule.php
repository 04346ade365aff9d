<?php
declare(strict_types=1);

namespace HvacBlocks\SettingsAdmin;

use HvacBlocks\Cli\Console;
use HvacBlocks\Http\UpstreamClient;
use HvacBlocks\Module;
use HvacBlocks\Settings\Settings;
use HvacBlocks\Settings\SettingsWriter;

defined( 'ABSPATH' ) || exit;

/** The settings' screen. */
final readonly class SettingsAdminModule implements Module {
	/** @param UpstreamClient $wire tries a connection out, past all that spares upstreams */
	public function __construct( private Settings $settings, private UpstreamClient $wire ) {}

	public function features(): array {
		return array();
	}

	public function routes(): array {
		return array();
	}

	public function admin_routes(): array {
		$view = new SettingsView( $this->settings );

		return array(
			new ShowSettingsRoute( $view ),
			new SaveSettingsRoute( new SettingsWriter( $this->settings ), $view ),
			new ConnectionTestRoute( new Connections( $this->settings, $this->wire ) ),
		);
	}

	public function commands( Console $console ): array {
		return array();
	}
}
