<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

defined( 'ABSPATH' ) || exit;

/** Tests the configured connection to one upstream for an administrator. */
interface ConnectionCheck {
	/** Part of the route's path: lower-case letters. */
	public function name(): string;

	/** The request to send; null if no address is set. */
	public function request(): ?UpstreamRequest;

	/** Whether pages show its answers with the current settings. */
	public function is_shown(): bool;

	/** What happens without an address. */
	public function unset_text(): string;

	/** @param UpstreamAnswer $answer the response to the request */
	public function success_text( UpstreamAnswer $answer ): string;

	/** The text if a refusal still shows that the service is there; null if it does not. */
	public function refusal_text( UpstreamFailure $failure ): ?string;
}
