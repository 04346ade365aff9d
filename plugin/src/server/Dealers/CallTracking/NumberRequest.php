<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\CallTracking;

defined( 'ABSPATH' ) || exit;

/** Who asks for a number to show, and whose calls it is to lead to. All of it comes from a browser. */
final readonly class NumberRequest {
	public function __construct(
		public string $routing_group,
		/** Made by the browser, for as long as its tab lives. */
		public string $session,
		public string $referrer,
		/** The marketing code. */
		public string $lease,
		public string $dealer_name = '',
		/** Names the dealer of the group where it is known; empty otherwise. */
		public string $company_id = '',
	) {}

	public function is_complete(): bool {
		return ! in_array( '', array( $this->routing_group, $this->session, $this->referrer, $this->lease ), true );
	}
}
