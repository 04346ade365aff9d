<?php
declare(strict_types=1);

namespace HvacBlocks\Site\Setup\Steps;

use HvacBlocks\Leads\Health\SelfTestMail;
use HvacBlocks\Leads\Health\SelfTestMailResult;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Site\Setup\SetupState;
use HvacBlocks\Site\Setup\SetupStep;

defined( 'ABSPATH' ) || exit;

/** A test lead that reached the current recipients. */
final readonly class SelfTestStep implements SetupStep {
	public function __construct( private Settings $settings ) {}

	public function name(): string {
		return 'trial';
	}

	public function title(): string {
		return __( 'Test lead', 'hvac-blocks' );
	}

	public function state(): SetupState {
		$last       = SelfTestMailResult::read();
		$is_current = SelfTestMail::fingerprint( $this->settings ) === $last->fingerprint;
		$fact       = match ( true ) {
			0 === $last->at            => __( 'No test lead has been sent to the recipients yet. It submits a form as a visitor would, is marked as a test, and is deleted after delivery.', 'hvac-blocks' ),
			! $is_current              => __( 'The recipients have changed since the last test lead.', 'hvac-blocks' ),
			! $last->has_arrived()     => __( 'The last test lead did not arrive.', 'hvac-blocks' ),
			default                    => __( 'The last test lead was delivered. Check that it is in the inbox, and not among spam.', 'hvac-blocks' ),
		};

		return new SetupState( $is_current && $last->has_arrived(), array( $fact ) );
	}
}
