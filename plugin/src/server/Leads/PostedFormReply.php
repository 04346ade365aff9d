<?php
declare(strict_types=1);

namespace HvacBlocks\Leads;

use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** What a browser without JavaScript gets: a redirect to the page it came from, thanking or asking again. Never to another site. */
final readonly class PostedFormReply {
	/** Longer than any field. */
	private const KEPT = 500;

	public function __construct( private ReturnedForms $returned ) {}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function to( LeadRequest $lead, IntakeAnswer $answer, WP_REST_Request $request ): WP_REST_Response {
		if ( IntakeOutcome::NotStored === $answer->outcome ) {
			return self::unstored( $lead, $answer );
		}

		$page = SameSiteUrl::from( $lead->page_url ) ?? SameSiteUrl::from( (string) $request->get_header( 'referer' ) ) ?? SameSiteUrl::home();

		return self::redirect(
			match ( $answer->outcome ) {
				IntakeOutcome::Stored, IntakeOutcome::Repeated => $page->with( array( FormReturn::SENT => FormReturn::ticket( $answer->reference, $lead->form->name, $page->anchor() ) ) ),
				default => $page->with( array( FormReturn::RETURNED => $this->returned->keep( $lead->form->name, $page->anchor(), self::typed( $lead ), $lead->consent, $answer ) ) ),
			}
		);
	}

	private static function redirect( string $url ): WP_REST_Response {
		$response = new WP_REST_Response( null, 303 );
		$response->header( 'Location', $url );
		$response->header( 'Cache-Control', 'no-store' );

		return $response;
	}

	/** Nothing can be kept for a redirect where nothing can be stored: the browser's own back button still has it all. */
	private static function unstored( LeadRequest $lead, IntakeAnswer $answer ): WP_REST_Response {
		add_filter(
			'rest_pre_serve_request',
			static function () use ( $lead, $answer ): bool {
				header( 'Content-Type: text/html; charset=UTF-8' );
				printf(
					'<!doctype html><html lang="%s"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>%s</title><p>%s</p><p>%s</p></html>',
					esc_attr( $lead->lang->value ),
					esc_html__( 'Please try again', 'hvac-blocks' ),
					esc_html( $answer->message ),
					esc_html__( 'Use your browser\'s back button to return to the form.', 'hvac-blocks' )
				);

				return true;
			}
		);

		$response = new WP_REST_Response( null, 503 );
		$response->header( 'Cache-Control', 'no-store' );

		return $response;
	}

	/** @return array<string, string> what was typed, as it was typed */
	private static function typed( LeadRequest $lead ): array {
		return array_map( static fn ( string $value ): string => mb_substr( wp_check_invalid_utf8( $value, true ), 0, self::KEPT ), array_intersect_key( $lead->fields, $lead->form->fields ) );
	}
}
