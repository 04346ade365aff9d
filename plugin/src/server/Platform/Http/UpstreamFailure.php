<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use HvacBlocks\Kernel\Unavailable;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** An upstream gave no usable answer. The message contains no address, no key and nothing that the upstream sent. */
final class UpstreamFailure extends RuntimeException implements Unavailable {
	/**
	 * @param int|null $status      the HTTP status, if there was one
	 * @param int|null $retry_after the seconds after which to retry, requested by the upstream or known otherwise
	 * @param string   $body        the beginning of what a bad status came with, for a person who tests the service: never logged, never cached
	 */
	public function __construct( public readonly FailureReason $reason, public readonly ?int $status = null, public readonly ?int $retry_after = null, public readonly string $body = '' ) {
		parent::__construct( $reason->value . ( null === $status ? '' : " $status" ) );
	}

	public function retry_after(): ?int {
		return $this->retry_after;
	}

	/** Whether the failure indicates an outage; a status such as 404 for a single request does not. */
	public function is_outage(): bool {
		return match ( $this->reason ) {
			FailureReason::Busy, FailureReason::CircuitOpen => false,
			FailureReason::BadStatus => null === $this->status || $this->status >= 500 || in_array( $this->status, array( 401, 403, 408, 425, 429 ), true ),
			default => true,
		};
	}

	/** A copy that asks not to retry before this many seconds. */
	public function not_before( int $seconds ): self {
		return new self( $this->reason, $this->status, max( $seconds, $this->retry_after ?? 0 ) );
	}

	/** @return array{reason: string, status: int|null, retry_after: int|null} */
	public function to_array(): array {
		return array(
			'reason'      => $this->reason->value,
			'status'      => $this->status,
			'retry_after' => $this->retry_after,
		);
	}

	/** @param array<array-key, mixed> $stored the result of `to_array()` */
	public static function from_array( array $stored ): self {
		$reason = $stored['reason'] ?? null;
		$status = $stored['status'] ?? null;
		$after  = $stored['retry_after'] ?? null;

		return new self(
			FailureReason::tryFrom( is_string( $reason ) ? $reason : '' ) ?? FailureReason::Refused,
			is_int( $status ) ? $status : null,
			is_int( $after ) ? $after : null
		);
	}
}
