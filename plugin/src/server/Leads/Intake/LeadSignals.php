<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Editing\Forms\FormToken;
use HvacBlocks\Leads\Store\LedgerDetail;

defined( 'ABSPATH' ) || exit;

/** Signs of a human or a bot. No submission is refused because of them. */
final readonly class LeadSignals {
	/** Seconds within which no person can fill in a form. */
	private const TOO_FAST = 1.0;

	private function __construct( public bool $verified, public ?LedgerDetail $quarantine ) {}

	public static function read( LeadRequest $request, FormToken $token ): self {
		if ( '' !== $request->trap ) {
			return new self( false, LedgerDetail::Trapped );
		}

		$age = $token->age( $request->token );

		if ( null !== $age && $age < self::TOO_FAST ) {
			return new self( false, LedgerDetail::TooFast );
		}

		return new self( null !== $age, null );
	}

	/** The same signs, and those of a service if there are no others. */
	public function suspected( ?LedgerDetail $by_service ): self {
		return new self( $this->verified, $this->quarantine ?? $by_service );
	}
}
