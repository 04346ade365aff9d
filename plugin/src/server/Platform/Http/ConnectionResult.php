<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

defined( 'ABSPATH' ) || exit;

/** The result of one connection test, in an administrator's words. */
final readonly class ConnectionResult {
	public function __construct( public bool $ok, public string $message, public ?int $milliseconds = null ) {}

	/** @return array{ok: bool, message: string, milliseconds: int|null} */
	public function to_array(): array {
		return array(
			'ok'           => $this->ok,
			'message'      => $this->message,
			'milliseconds' => $this->milliseconds,
		);
	}
}
