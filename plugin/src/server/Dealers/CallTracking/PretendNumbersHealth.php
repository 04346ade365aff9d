<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\CallTracking;

use HvacBlocks\Kernel\Feature;
use HvacBlocks\Kernel\SiteHealth;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Reports in Site Health that visitors see the demo site's fictitious numbers; silent on other sites.
 *
 * @phpstan-import-type HealthResult from SiteHealth
 */
final readonly class PretendNumbersHealth implements Feature {
	public function __construct( private Settings $settings ) {}

	public function boot(): void {
		add_filter( 'site_status_tests', $this->add_test( ... ) );
	}

	/** @return HealthResult */
	public function result(): array {
		return SiteHealth::result(
			'pretend_numbers',
			'recommended',
			__( 'Visitors see pretend phone numbers', 'hvac-blocks' ),
			array( __( 'Call tracking uses the pretend numbers of the demo site. Nobody answers them. On a real site, choose another source of tracked numbers or turn call tracking off.', 'hvac-blocks' ) ),
			admin_url( 'admin.php?page=hvac-blocks-settings#call_tracking_adapter' ),
			__( 'Open settings', 'hvac-blocks' )
		);
	}

	/** @return array<array-key, mixed> */
	private function add_test( mixed $tests ): array {
		$is_pretend = $this->settings->bool( 'flag_126_call_tracking' ) && PretendAdapter::ID === $this->settings->string( 'call_tracking_adapter' );

		return SiteHealth::with_tests( $tests, $is_pretend ? array( 'pretend_numbers' => array( __( 'Pretend phone numbers', 'hvac-blocks' ), $this->result( ... ) ) ) : array() );
	}
}
