<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * A response with encoded JSON, which `JsonText` sends unchanged. Its data is decoded on request; with other data set it is a normal response.
 */
final class JsonResponse extends WP_REST_Response {
	private ?string $json = null;

	public function __construct( string $json ) {
		parent::__construct();
		$this->json = $json;
	}

	/** Null if other data has been set. */
	public function json(): ?string {
		return $this->json;
	}

	/** @return mixed */
	public function get_data() {
		return null === $this->json ? parent::get_data() : json_decode( $this->json, true );
	}

	/** @param mixed $data */
	public function set_data( $data ): void {
		$this->json = null;
		parent::set_data( $data );
	}
}
