<?php
declare(strict_types=1);

namespace HvacBlocks\CallTracking;

use HvacBlocks\Feature;
use HvacBlocks\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** What Site Health says while visitors see the pretend numbers of the demo site; nothing on any other site. */
final readonly class PretendNumbersHealth implements Feature {
	public function __construct( private Settings $settings ) {}

	public function boot(): void {
		add_filter( 'site_status_tests', $this->add_test( ... ) );
	}

	/** @return array{label: string, status: string, badge: array{label: string, color: string}, description: string, actions: string, test: string} */
	public function result(): array {
		return array(
			'label'       => esc_html__( 'Visitors see pretend phone numbers', 'hvac-blocks' ),
			'status'      => 'recommended',
			'badge'       => array(
				'label' => 'HVAC Blocks',
				'color' => 'orange',
			),
			'description' => '<p>' . esc_html__( 'Call tracking uses the pretend numbers of the demo site. Nobody answers them. On a real site, choose another source of tracked numbers or turn call tracking off.', 'hvac-blocks' ) . '</p>',
			'actions'     => sprintf( '<p><a href="%s">%s</a></p>', esc_url( admin_url( 'admin.php?page=hvac-blocks-settings' ) ), esc_html__( 'Open settings', 'hvac-blocks' ) ),
			'test'        => 'hvac_blocks_pretend_numbers',
		);
	}

	/** @return array<array-key, mixed> */
	private function add_test( mixed $tests ): array {
		$tests = is_array( $tests ) ? $tests : array();

		if ( ! $this->settings->bool( 'flag_126_call_tracking' ) || PretendAdapter::ID !== $this->settings->string( 'call_tracking_adapter' ) ) {
			return $tests;
		}

		$direct = is_array( $tests['direct'] ?? null ) ? $tests['direct'] : array();

		$direct['hvac_blocks_pretend_numbers'] = array(
			'label' => __( 'Pretend phone numbers', 'hvac-blocks' ),
			'test'  => $this->result( ... ),
		);
		$tests['direct']                       = $direct;

		return $tests;
	}
}
