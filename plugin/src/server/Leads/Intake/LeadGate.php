<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Editing\Forms\TranslatableText;
use HvacBlocks\Kernel\Contracts;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Rest\ClientAddress;
use HvacBlocks\Platform\Rest\RateLimiter;
use HvacBlocks\Platform\Rest\Router;
use HvacBlocks\Platform\Settings\Settings;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Guards `POST /leads`: requests that are too large or too frequent are refused before the body is parsed. Browsers without JavaScript receive a page
 * instead of JSON.
 */
final readonly class LeadGate implements Feature {
	private const ROUTE = '/' . Router::REST_NAMESPACE . '/leads';

	public function __construct(
		private Settings $settings,
		private RateLimiter $limiter,
		private ClientAddress $client,
		private TryAgainPage $page,
	) {}

	public function boot(): void {
		// Before the request's language is determined, which reads the body.
		add_filter( 'rest_pre_dispatch', $this->check( ... ), 0, 3 );
		add_filter( 'rest_post_dispatch', $this->show( ... ), 10, 3 );
	}

	private function check( mixed $result, WP_REST_Server $server, WP_REST_Request $request ): mixed {
		if ( null !== $result || ! self::is_post( $request ) ) {
			return $result;
		}

		// The header still announces a body that a proxy or PHP cut off.
		if ( max( (int) $request->get_header( 'content_length' ), strlen( (string) $request->get_body() ) ) > LeadRequestReader::LONGEST ) {
			return self::refused( $request, 413, 'hvac_blocks_too_large', static fn (): string => __( 'The submission is too large for a form.', 'hvac-blocks' ) );
		}

		if ( SelfTestPass::is_on( $request ) ) {
			return $result;
		}

		$wait = $this->limiter->hit( 'requests', $this->client->current(), $this->settings->int( 'requests_rate_limit' ), MINUTE_IN_SECONDS );

		return null === $wait ? $result : self::refused( $request, 429, 'hvac_blocks_too_many', self::too_many( ... ), $wait );
	}

	/** Replaces JSON that the visitor could not read; a page or redirect from the route itself stays. */
	private function show( WP_REST_Response $response, WP_REST_Server $server, WP_REST_Request $request ): WP_REST_Response {
		if ( ! self::is_post( $request ) || ! LeadRequestReader::is_form( $request ) ) {
			return $response;
		}

		$error = $response->get_data();

		if ( ! is_array( $error ) || ! is_string( $error['code'] ?? null ) ) {
			return $response;
		}

		$wait = $response->get_headers()['Retry-After'] ?? 0;
		$said = is_string( $error['message'] ?? null ) && in_array( $response->get_status(), array( 413, 429, 503 ), true ) ? $error['message'] : '';

		return self::speaking(
			$request,
			fn (): WP_REST_Response => $this->page->answer(
				$request,
				$response->get_status(),
				'' === $said ? __( 'The form could not be read.', 'hvac-blocks' ) : $said,
				is_numeric( $wait ) ? (int) $wait : 0,
				again: in_array( $response->get_status(), array( 429, 503 ), true ),
			)
		);
	}

	/** @param callable(): string $message */
	private static function refused( WP_REST_Request $request, int $status, string $code, callable $message, int $wait = 0 ): WP_REST_Response {
		$response = new WP_REST_Response(
			array(
				'code'    => $code,
				'message' => self::speaking( $request, $message ),
				'data'    => array( 'status' => $status ) + ( $wait > 0 ? array( 'retryAfter' => $wait ) : array() ),
			),
			$status
		);
		$response->header( 'Cache-Control', 'no-store' );

		if ( $wait > 0 ) {
			$response->header( 'Retry-After', (string) $wait );
		}

		return $response;
	}

	private static function too_many(): string {
		$messages = Contracts::read( 'form-texts' )['messages'] ?? array();

		return TranslatableText::read( is_array( $messages ) ? $messages['tooMany'] ?? null : null )?->text() ?? '';
	}

	/**
	 * Uses the form's language, determined without parsing the body as JSON.
	 *
	 * @template T
	 * @param callable(): T                         $work
	 * @return T
	 */
	private static function speaking( WP_REST_Request $request, callable $work ): mixed {
		$posted = $request->get_body_params()['lang'] ?? null;
		$lang   = is_string( $posted ) ? $posted : '';

		if ( '' === $lang && 1 === preg_match( '/"lang"\s*:\s*"([a-z]{2})"/', substr( (string) $request->get_body(), 0, LeadRequestReader::LONGEST ), $found ) ) {
			$lang = $found[1];
		}

		$language = Language::tryFrom( $lang );

		return null === $language ? $work() : LanguageSwitch::in( $language, $work );
	}

	private static function is_post( WP_REST_Request $request ): bool {
		return 'POST' === $request->get_method() && self::ROUTE === Router::asked( $request );
	}
}
