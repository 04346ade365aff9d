<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\CallTracking;

defined( 'ABSPATH' ) || exit;

/** A request for a number to show: the visitor's session and the target of the calls. All of it comes from a browser. */
final readonly class NumberRequest {
	public function __construct(
		public string $routing_group,
		/** Made by the browser, for the lifetime of its tab. */
		public string $session,
		public string $referrer,
		/** The marketing code. */
		public string $lease,
		public string $dealer_name = '',
		/** The dealer of the group, if known; empty otherwise. */
		public string $company_id = '',
	) {}

	public function is_complete(): bool {
		return ! in_array( '', array( $this->routing_group, $this->session, $this->referrer, $this->lease ), true );
	}
}
