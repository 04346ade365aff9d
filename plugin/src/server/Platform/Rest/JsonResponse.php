<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Rest;

use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * A response whose JSON is written already, sent as it is by `JsonText`. Who asks for its data gets it decoded; with other data
 * set it is a response like any other.
 */
final class JsonResponse extends WP_REST_Response {
	private ?string $json = null;

	public function __construct( string $json ) {
		parent::__construct();
		$this->json = $json;
	}

	/** Null if other data was set in the meantime. */
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
