<?php
declare(strict_types=1);

namespace HvacBlocks\Kernel;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * One method of one REST path.
 *
 * Assumptions:
 * - WordPress has checked the request against `args()` before `permission()` and `respond()` run.
 * - The request's language is active while `respond()` runs, so `__()` uses the visitor's language.
 * - A database failure in `respond()` is answered with 503.
 * - A response without its own Cache-Control header is sent as `no-store`.
 */
interface Route {
	/** The full REST path with its leading slash, as a pattern: `/hvac-blocks/v1/dealers/(?P<companyID>[\w-]+)`. */
	public function path(): string;

	/** `GET`, `POST`, `PUT` or `DELETE`. */
	public function method(): string;

	/** @return array<string, array<string, mixed>> the JSON schema of every argument, by name */
	public function args(): array;

	/** @return array<string, mixed> the JSON schema of a successful response */
	public function schema(): array;

	public function permission( WP_REST_Request $request ): bool|WP_Error;

	/** @throws Unavailable */
	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error;
}
