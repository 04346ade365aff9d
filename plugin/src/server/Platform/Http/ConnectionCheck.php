<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

defined( 'ABSPATH' ) || exit;

/** Tries out, for an administrator, the connection to one upstream, as it is set. */
interface ConnectionCheck {
	/** In the route's path: lower-case letters. */
	public function name(): string;

	/** What there is to call; null where no address is set. */
	public function request(): ?UpstreamRequest;

	/** Whether pages show what it answers, as the site is set. */
	public function is_shown(): bool;

	/** What is done without an address. */
	public function unset_text(): string;

	/** @param UpstreamAnswer $answer to the request */
	public function success_text( UpstreamAnswer $answer ): string;

	/** The text where a refusal shows all the same that the service is there; null where it does not. */
	public function refusal_text( UpstreamFailure $failure ): ?string;
}
