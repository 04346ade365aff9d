<?php
declare(strict_types=1);

namespace HvacBlocks\CallTracking;

use HvacBlocks\Cli\Console;
use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Http\UpstreamClient;
use HvacBlocks\Module;
use HvacBlocks\Settings\Settings;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Phone numbers that say which page led to a call. */
final readonly class CallTrackingModule implements Module {
	public function __construct( private wpdb $wpdb, private Settings $settings, private UpstreamClient $upstream, private DealerDirectory $dealers ) {}

	public function features(): array {
		return array( new WhodisPath() );
	}

	public function routes(): array {
		return array(
			'whodis' => fn (): array => array( $this->whodis() ),
		);
	}

	public function admin_routes(): array {
		return array();
	}

	public function commands( Console $console ): array {
		return array();
	}

	private function whodis(): WhodisRoute {
		$whodis = new WhodisAdapter( $this->settings, $this->upstream );

		return new WhodisRoute( new CallTracking( $this->settings, new GroupNumbers( $this->wpdb, $this->dealers ), $whodis, new ScriptAdapter( $whodis ) ) );
	}
}
