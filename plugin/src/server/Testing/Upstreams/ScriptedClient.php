<?php
declare(strict_types=1);

namespace HvacBlocks\Testing\Upstreams;

use Closure;
use HvacBlocks\Platform\Http\FailureReason;
use HvacBlocks\Platform\Http\UpstreamAnswer;
use HvacBlocks\Platform\Http\UpstreamClient;
use HvacBlocks\Platform\Http\UpstreamFailure;
use HvacBlocks\Platform\Http\UpstreamRequest;

defined( 'ABSPATH' ) || exit;

/** Answers as a test defines, and records the requests. */
final class ScriptedClient implements UpstreamClient {
	/** @var list<UpstreamRequest> */
	public array $requests = array();

	/** @param Closure(UpstreamRequest, int): (array<array-key, mixed>|UpstreamAnswer|UpstreamFailure) $answer receives the request and the number of earlier ones */
	public function __construct( public Closure $answer ) {}

	public static function failing( FailureReason $reason = FailureReason::Refused, ?int $status = null ): self {
		return new self( static fn (): UpstreamFailure => new UpstreamFailure( $reason, $status ) );
	}

	public function send( UpstreamRequest $request ): UpstreamAnswer {
		$this->requests[] = $request;

		$answer = ( $this->answer )( $request, count( $this->requests ) - 1 );

		return match ( true ) {
			$answer instanceof UpstreamFailure => throw $answer,
			$answer instanceof UpstreamAnswer  => $answer,
			default                            => new UpstreamAnswer( 200, $answer ),
		};
	}
}
