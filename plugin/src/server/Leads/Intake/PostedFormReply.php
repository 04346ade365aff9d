<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Editing\Forms\Returned\FormReturn;
use HvacBlocks\Editing\Forms\Returned\ReturnedForms;
use HvacBlocks\Editing\Forms\Returned\SameSiteUrl;
use HvacBlocks\Platform\Rest\RateLimiter;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The response to a browser without JavaScript: a redirect to the page it came from, confirming or asking again. Never to another site. */
final readonly class PostedFormReply {
	/** Longer than any field. */
	private const KEPT = 500;

	/** Forms of one address that wait for their correction; further ones are not stored, but shown at once. */
	private const DRAFTS = 20;

	public function __construct( private ReturnedForms $returned, private RateLimiter $limiter, private TryAgainPage $again ) {}

	public function to( LeadRequest $lead, IntakeAnswer $answer, WP_REST_Request $request ): WP_REST_Response {
		if ( IntakeOutcome::NotStored === $answer->outcome ) {
			return $this->again->answer( $request, 503, $answer->message );
		}

		$is_stored = in_array( $answer->outcome, array( IntakeOutcome::Stored, IntakeOutcome::Repeated ), true );

		if ( ! $is_stored && null !== $this->limiter->hit( 'drafts', $lead->address, self::DRAFTS, 30 * MINUTE_IN_SECONDS ) ) {
			return $this->again->answer( $request, IntakeOutcome::TooMany === $answer->outcome ? 429 : 422, $answer->message, $answer->retry_after, array_values( $answer->errors ), IntakeOutcome::TooMany === $answer->outcome );
		}

		$page = SameSiteUrl::from( $lead->page_url ) ?? SameSiteUrl::from( (string) $request->get_header( 'referer' ) ) ?? SameSiteUrl::home();

		return self::redirect(
			$is_stored
				? $page->with( array( FormReturn::SENT => FormReturn::ticket( $answer->reference, $lead->form->name, $page->anchor() ) ) )
				: $page->with( array( FormReturn::RETURNED => $this->returned->keep( $lead->form->name, $page->anchor(), self::typed( $lead ), $lead->consent ? (string) $lead->consent_version : null, $answer->message, $answer->errors, $lead->marketing ? (string) $lead->marketing_version : null ) ) )
		);
	}

	private static function redirect( string $url ): WP_REST_Response {
		$response = new WP_REST_Response( null, 303 );
		$response->header( 'Location', $url );
		$response->header( 'Cache-Control', 'no-store' );

		return $response;
	}

	/** @return array<string, string> the input as typed */
	private static function typed( LeadRequest $lead ): array {
		return array_map( static fn ( string $value ): string => mb_substr( wp_check_invalid_utf8( $value, true ), 0, self::KEPT ), array_intersect_key( $lead->fields, $lead->form->fields ) );
	}
}
