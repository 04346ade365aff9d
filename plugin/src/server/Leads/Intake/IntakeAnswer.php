<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

defined( 'ABSPATH' ) || exit;

/** The outcome of a submitted lead, and the response to its sender. */
final readonly class IntakeAnswer {
	/**
	 * @param array<string, string>                     $errors  messages by field
	 * @param array{version: string, text: string}|null $consent the text to agree to, if the page showed another one
	 */
	private function __construct(
		public IntakeOutcome $outcome,
		public string $reference = '',
		public string $message = '',
		public array $errors = array(),
		public int $retry_after = 0,
		public ?array $consent = null,
	) {}

	public static function stored( string $reference ): self {
		return new self( IntakeOutcome::Stored, $reference );
	}

	public static function repeated( string $reference ): self {
		return new self( IntakeOutcome::Repeated, $reference );
	}

	/**
	 * @param array<string, string>                     $errors
	 * @param array{version: string, text: string}|null $consent
	 */
	public static function invalid( string $message, array $errors, ?array $consent = null ): self {
		return new self( IntakeOutcome::Invalid, message: $message, errors: $errors, consent: $consent );
	}

	/** @param IntakeOutcome $outcome one that the visitor did not cause */
	public static function refused( IntakeOutcome $outcome, string $message, int $retry_after = 0 ): self {
		return new self( $outcome, message: $message, retry_after: $retry_after );
	}
}
