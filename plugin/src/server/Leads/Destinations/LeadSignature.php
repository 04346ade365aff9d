<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Destinations;

defined( 'ABSPATH' ) || exit;

/** Proves that a lead comes from this site, and states when it was sent; `docs/leads-upstream.md` explains what the service does with it. */
final readonly class LeadSignature {
	public const HEADER = 'X-HVAC-Blocks-Signature';

	/** @param list<string> $secrets the current one and, during a change, the previous one */
	public function __construct( private array $secrets ) {}

	/** @return array<string, string> none if there is no secret */
	public function headers( string $body, int $time ): array {
		$secrets    = array_filter( $this->secrets, static fn ( string $secret ): bool => '' !== $secret );
		$signatures = array_map( static fn ( string $secret ): string => 'v1=' . hash_hmac( 'sha256', "$time.$body", $secret ), $secrets );

		return array() === $signatures ? array() : array( self::HEADER => "t=$time," . implode( ',', $signatures ) );
	}
}
