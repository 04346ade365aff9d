<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

defined( 'ABSPATH' ) || exit;

/** Whether the spam service answered when it was last asked. Written only when that changes, so that a lead costs no write. */
final readonly class SpamServiceState {
	public const OPTION = 'hvac_blocks_spam_service';

	/** @param int $since when that began; 0 if the service was never asked */
	private function __construct( public bool $works, public int $since ) {}

	/** @param string $service as in the settings: another one starts anew */
	public static function of( string $service ): self {
		$stored = get_option( self::OPTION );

		return is_array( $stored ) && ( $stored['service'] ?? '' ) === $service && is_int( $stored['since'] ?? null ) ? new self( true === ( $stored['works'] ?? null ), $stored['since'] ) : new self( true, 0 );
	}

	public static function note( string $service, bool $works ): void {
		$before = self::of( $service );

		if ( 0 === $before->since || $before->works !== $works ) {
			update_option(
				self::OPTION,
				array(
					'service' => $service,
					'works'   => $works,
					'since'   => time(),
				),
				false
			);
		}
	}
}
