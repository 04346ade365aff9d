<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\CallTracking;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Editing\Blocks\BlockContributions;
use HvacBlocks\Editing\Blocks\BlockContributor;
use HvacBlocks\Editing\Blocks\Preview\EditorNotice;
use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\Lazy;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\RouteContributor;
use HvacBlocks\Platform\Http\ConnectionContributor;
use HvacBlocks\Platform\Http\ConnectionProbe;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Settings\Settings;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Phone numbers that show which page led to a call. */
final readonly class CallTrackingModule implements Module, BlockContributor, ConnectionContributor, RouteContributor {
	public function __construct( private wpdb $wpdb, private Settings $settings, private UpstreamClient $upstream, private DealerDirectory $dealers ) {}

	public function features(): array {
		return array( new WhodisPath(), new Lazy( array( 'site_status_tests' ), fn (): Feature => new PretendNumbersHealth( $this->settings ) ) );
	}

	public function routes(): array {
		return array(
			'whodis' => fn (): array => array( $this->whodis() ),
		);
	}

	public function for_blocks(): BlockContributions {
		return new BlockContributions(
			needs: array(
				'phone' => static fn (): EditorNotice => new EditorNotice(
					__( 'This block shows nothing because it has no phone number.', 'hvac-blocks' ),
					__( 'Set the default number', 'hvac-blocks' ),
					'admin.php?page=hvac-blocks-settings#default_routing_number',
					Capability::MANAGE_SETTINGS
				),
			)
		);
	}

	public function connection_checks(): array {
		return array(
			new ConnectionProbe(
				'whodis',
				WhodisAdapter::UPSTREAM,
				$this->settings->string( 'whodis_url' ),
				static fn (): string => __( 'No URL is set. Dealers\' own numbers are shown.', 'hvac-blocks' ),
				static fn (): string => __( 'The service responds at this URL. No number was leased.', 'hvac-blocks' )
			),
		);
	}

	private function whodis(): WhodisRoute {
		$whodis = new WhodisAdapter( $this->settings, $this->upstream );

		return new WhodisRoute( new CallTracking( $this->settings, new GroupNumbers( $this->wpdb, $this->dealers ), $whodis, new ScriptAdapter( $whodis ), new PretendAdapter() ) );
	}
}
