<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Rest\OwnAddress;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * The page for a browser without JavaScript if its form could not be accepted and nothing may be stored for a redirect: the reason, and a button that
 * submits the same again. The input is in this page and nowhere else.
 */
final readonly class TryAgainPage {
	public function __construct( private FormLibrary $forms ) {}

	/**
	 * @param WP_REST_Request $request what was posted
	 * @param list<string>                          $details messages for single fields
	 * @param bool                                  $again   whether the same submission may be accepted later
	 */
	public function answer( WP_REST_Request $request, int $status, string $message, int $retry_after = 0, array $details = array(), bool $again = true ): WP_REST_Response {
		$response = new WP_REST_Response( null, $status );
		$html     = $this->html( $request, $message, $details, $again );

		// WordPress sends these after its own, which say JSON.
		$response->header( 'Content-Type', 'text/html; charset=UTF-8' );
		$response->header( 'Cache-Control', 'no-store' );
		$response->header( 'X-Robots-Tag', 'noindex' );

		if ( $retry_after > 0 ) {
			$response->header( 'Retry-After', (string) $retry_after );
		}

		add_filter(
			'rest_pre_serve_request',
			static function ( mixed $served, WP_HTTP_Response $result ) use ( $response, $html ): mixed {
				if ( true === $served || $result !== $response ) {
					return $served;
				}

				echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped where it is made.

				return true;
			},
			10,
			2
		);

		return $response;
	}

	/** @param list<string> $details */
	private function html( WP_REST_Request $request, string $message, array $details, bool $again ): string {
		$posted = $request->get_body_params();
		$lang   = Language::tryFrom( is_string( $posted['lang'] ?? null ) ? $posted['lang'] : '' ) ?? Language::from_locale( determine_locale() ) ?? Language::English;
		$title  = __( 'Please try again', 'hvac-blocks' );
		$body   = '<h1>' . esc_html( $title ) . '</h1><p>' . esc_html( $message ) . '</p>';

		foreach ( $details as $detail ) {
			$body .= '<p>' . esc_html( $detail ) . '</p>';
		}

		if ( $again ) {
			$body .= '<form method="post" action="' . esc_url( OwnAddress::url( '/leads', home_url( '/' ) ) ) . '">' . $this->inputs( $posted ) . '<button>' . esc_html__( 'Send again', 'hvac-blocks' ) . '</button></form>';
		}

		return '<!doctype html><html lang="' . esc_attr( $lang->value ) . '"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>' . esc_html( $title )
			. '</title><style>body{font:1.125rem/1.5 sans-serif;margin:2rem auto;max-width:40rem;padding:0 1rem}button{font:inherit;padding:.75rem 1.5rem}</style></head><body><main>' . $body
			. '<p>' . esc_html__( 'Use your browser\'s back button to return to the form.', 'hvac-blocks' ) . '</p></main></body></html>';
	}

	/** @param array<array-key, mixed> $posted */
	private function inputs( array $posted ): string {
		$inputs = '';

		foreach ( array_keys( LeadRequestReader::args( $this->forms ) ) as $name ) {
			$value = $posted[ $name ] ?? null;
			// WordPress has converted a validated box to a boolean.
			$value = true === $value ? '1' : $value;

			foreach ( is_array( $value ) ? $value : array( '' => $value ) as $key => $text ) {
				if ( is_string( $text ) ) {
					$inputs .= '<input type="hidden" name="' . esc_attr( is_array( $value ) ? "{$name}[$key]" : $name ) . '" value="' . self::attribute( $text ) . '">';
				}
			}
		}

		return $inputs;
	}

	/** Not esc_attr(): it keeps anything that looks like an entity, so different text would be sent again. */
	private static function attribute( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8' );
	}
}
