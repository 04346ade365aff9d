<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Editing\Forms\FormToken;
use HvacBlocks\Leads\Store\LedgerDetail;

defined( 'ABSPATH' ) || exit;

/** What speaks for a person or for a machine. Nobody is turned away by it. */
final readonly class LeadSignals {
	/** Seconds in which nobody fills in a form. */
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
}
