<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

use Closure;

defined( 'ABSPATH' ) || exit;

/** Tests an upstream that only receives posts: a test posts nothing, and few services support the harmless method. */
final readonly class ConnectionProbe implements ConnectionCheck {
	/** Statuses that show that the service is there. */
	private const REFUSALS = array( 400, 405, 411, 415, 422, 501 );

	/**
	 * @param string            $upstream its name in the log
	 * @param string            $url      empty if none is set
	 * @param Closure(): string $unset    the text without an address
	 * @param Closure(): string $there    the text if the service responds
	 */
	public function __construct( private string $name, private string $upstream, private string $url, private Closure $unset, private Closure $there ) {}

	public function name(): string {
		return $this->name;
	}

	public function request(): ?UpstreamRequest {
		return '' === $this->url ? null : UpstreamRequest::options( $this->upstream, $this->url );
	}

	public function is_shown(): bool {
		return false;
	}

	public function unset_text(): string {
		return ( $this->unset )();
	}

	public function success_text( UpstreamAnswer $answer ): string {
		return ( $this->there )();
	}

	public function refusal_text( UpstreamFailure $failure ): ?string {
		return FailureReason::BadStatus === $failure->reason && in_array( $failure->status, self::REFUSALS, true ) ? ( $this->there )() : null;
	}
}
