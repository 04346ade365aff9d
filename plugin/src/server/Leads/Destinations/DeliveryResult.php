<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

defined( 'ABSPATH' ) || exit;

/** One attempt's end, and one line about it that an administrator understands: no secret, nothing of the lead's own data. */
final readonly class DeliveryResult {
	/** @param int|null $after the seconds the destination asked to be left alone; null where it did not say */
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
