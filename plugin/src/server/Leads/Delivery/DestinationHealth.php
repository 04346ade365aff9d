<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Delivery;

use HvacBlocks\Leads\Destinations\DeliveryOutcome;
use HvacBlocks\Leads\Destinations\MailContent;

defined( 'ABSPATH' ) || exit;

/**
 * How long each destination has been failing. Stored apart from the deliveries, so that reading it requires no search; written only when a destination
 * begins to fail or recovers.
 *
 * @phpstan-type Failing array{since: int, detail: string}
 */
final readonly class DestinationHealth {
	public const OPTION = 'hvac_blocks_destinations';

	public static function note( string $destination, DeliveryOutcome $outcome, string $detail ): void {
		$failing = self::failing();

		if ( DeliveryOutcome::Delivered === $outcome ) {
			if ( isset( $failing[ $destination ] ) ) {
				unset( $failing[ $destination ] );
				update_option( self::OPTION, $failing, false );
			}
		} elseif ( ! isset( $failing[ $destination ] ) ) {
			$failing[ $destination ] = array(
				'since'  => time(),
				'detail' => mb_substr( MailContent::line( $detail ), 0, 300 ),
			);
			update_option( self::OPTION, $failing, false );
		}
	}

	/** @return array<string, Failing> by destination id */
	public static function failing(): array {
		$stored  = get_option( self::OPTION );
		$failing = array();

		foreach ( is_array( $stored ) ? $stored : array() as $destination => $one ) {
			if ( is_array( $one ) && is_int( $one['since'] ?? null ) && is_string( $one['detail'] ?? null ) ) {
				$failing[ (string) $destination ] = array(
					'since'  => $one['since'],
					'detail' => $one['detail'],
				);
			}
		}

		return $failing;
	}
}
