<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\CallTracking;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Platform\Values\PhoneNumber;

defined( 'ABSPATH' ) || exit;

/**
 * What a browser needs to request tracked numbers; the twin of `Tracking` in `client/domain/tracked-number.ts`. It is printed into public pages, the
 * same for all visitors, and contains no secret.
 *
 * @phpstan-type Tracking array{url: string, lang: string, adapter: string, codes: array{standard: string, spanish: string, alternate: string, hosts: list<string>}, script: array{url: string, kind: string, pool: string}|null, defaultNumber: string, texts: array{loading: string, none: string}}
 */
final class TrackingConfig {
	/** @return Tracking|null null while feature flag 126 is off: then browsers send no requests */
	public static function of( Settings $settings, Language $language ): ?array {
		return ! $settings->bool( 'flag_126_call_tracking' ) ? null : array(
			'url'           => rest_url( 'hvac-blocks/v1/whodis' ),
			'lang'          => $language->value,
			'adapter'       => $settings->string( 'call_tracking_adapter' ),
			'codes'         => array(
				'standard'  => $settings->string( 'marketing_code' ),
				'spanish'   => $settings->string( 'marketing_code_spanish' ),
				'alternate' => $settings->string( 'marketing_code_alternate' ),
				'hosts'     => array_map( 'strtolower', $settings->strings( 'alternate_site_hosts' ) ),
			),
			'script'        => self::script( $settings ),
			'defaultNumber' => PhoneNumber::first_usable( $settings->string( 'default_routing_number' ) ),
			'texts'         => array(
				'loading' => __( 'Loading..', 'hvac-blocks' ),
				'none'    => __( 'N/A', 'hvac-blocks' ),
			),
		);
	}

	/** @return array{url: string, kind: string, pool: string}|null */
	private static function script( Settings $settings ): ?array {
		$url = $settings->string( 'call_tracking_script_url' );

		return 'script' !== $settings->string( 'call_tracking_adapter' ) || '' === $url ? null : array(
			'url'  => $url,
			'kind' => $settings->string( 'call_tracking_script_kind' ),
			'pool' => $settings->string( 'call_tracking_pool_id' ),
		);
	}
}
