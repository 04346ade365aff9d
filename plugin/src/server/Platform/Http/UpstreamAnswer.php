<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Http;

defined( 'ABSPATH' ) || exit;

/** An upstream's response with a 2xx status. */
final readonly class UpstreamAnswer {
	/**
	 * @param array<array-key, mixed> $data  the JSON that passed the request's schema; empty if it named none
	 * @param bool                    $kept  whether it was cached from an earlier call
	 * @param bool                    $stale whether it is older than the request allows, because the upstream is down
	 * @param string                  $body  as it was sent, if the request named no schema
	 * @param array<string, string>   $version of a download: the headers with which its next request asks for a newer one
	 */
	public function __construct( public int $status, public array $data, public bool $kept = false, public bool $stale = false, public string $body = '', public array $version = array() ) {}

	/** @return array{status: int, data: array<array-key, mixed>} */
	public function to_array(): array {
		return array(
			'status' => $this->status,
			'data'   => $this->data,
		);
	}

	/** @param array<array-key, mixed> $stored the result of `to_array()` */
	public static function from_array( array $stored, bool $stale = false ): self {
		$status = $stored['status'] ?? null;
		$data   = $stored['data'] ?? null;

		return new self( is_int( $status ) ? $status : 200, is_array( $data ) ? $data : array(), true, $stale );
	}
}
