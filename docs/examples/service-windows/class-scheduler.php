<?php
declare(strict_types=1);

namespace ServiceWindows;

use HvacBlocks\Leads\Destinations\AddedDestination;
use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Sends each lead to the service of the settings. */
final class Scheduler implements AddedDestination {
	private Settings $settings;

	public function __construct() {
		$this->settings = new Settings();
	}

	public function id(): string {
		return 'scheduler';
	}

	public function label(): string {
		return __( 'Scheduler', 'service-windows' );
	}

	public function active(): bool {
		return '' !== $this->settings->string( 'addon_scheduler_url' );
	}

	public function deliver( Lead $lead ): DeliveryResult {
		if ( '' === $lead->field( FIELD ) ) {
			return DeliveryResult::delivered( __( 'The form does not ask for a time.', 'service-windows' ) );
		}

		$answer = wp_safe_remote_post(
			$this->settings->string( 'addon_scheduler_url' ),
			array(
				'timeout' => 10,
				'headers' => array(
					'Content-Type'    => 'application/json',
					'Authorization'   => 'Bearer ' . $this->settings->string( 'addon_scheduler_key' ),
					// The same lead may come twice: a worker can stop after sending.
					'Idempotency-Key' => $lead->idempotency_key,
				),
				'body'    => (string) wp_json_encode(
					array(
						'reference' => $lead->reference,
						'window'    => $lead->field( FIELD ),
						'zip'       => $lead->field( 'zip' ),
						'phone'     => $lead->field( 'phone' ),
					)
				),
			)
		);

		if ( is_wp_error( $answer ) ) {
			return DeliveryResult::retry( $answer->get_error_message() );
		}

		$status = (int) wp_remote_retrieve_response_code( $answer );
		/* translators: %d: an HTTP status such as 201. */
		$detail = sprintf( __( 'The scheduler answered with status %d.', 'service-windows' ), $status );

		return match ( true ) {
			$status >= 200 && $status < 300, 409 === $status => DeliveryResult::delivered( $detail ),
			$status >= 400 && $status < 500 && 429 !== $status => DeliveryResult::failed( $detail ),
			default => DeliveryResult::retry( $detail ),
		};
	}
}
