<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

defined( 'ABSPATH' ) || exit;

/** The result of one attempt, with one line about it for administrators: no secret, no data of the lead. */
final readonly class DeliveryResult {
	/** @param int|null $after the delay in seconds that the destination asked for; null if it asked for none */
	private function __construct( public DeliveryOutcome $outcome, public string $detail, public ?int $after = null ) {}

	public static function delivered( string $detail ): self {
		return new self( DeliveryOutcome::Delivered, $detail );
	}

	public static function retry( string $detail, ?int $after = null ): self {
		return new self( DeliveryOutcome::Retry, $detail, $after );
	}

	public static function failed( string $detail ): self {
		return new self( DeliveryOutcome::Failed, $detail );
	}
}
