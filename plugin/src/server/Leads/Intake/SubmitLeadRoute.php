<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Store\LeadReference;
use HvacBlocks\Platform\Rest\ClientAddress;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `POST /leads`: JSON from a script, form-urlencoded from a browser without JavaScript, which receives a redirect.
 *
 * Requests that are too large or too frequent do not get here: LeadGate refuses them first.
 */
final readonly class SubmitLeadRoute extends Endpoint {
	protected const METHOD = 'POST';
	protected const PATH   = '/hvac-blocks/v1/leads';
	protected const MAY    = self::EVERYBODY;

	public function __construct(
		private LeadIntake $intake,
		private FormLibrary $forms,
		private LeadRequestReader $reader,
		private PostedFormReply $reply,
		private ClientAddress $address,
	) {}

	public function args(): array {
		return LeadRequestReader::args( $this->forms );
	}

	public function schema(): array {
		return Schema::answer( 'accepted-lead', array(
			'reference' => array(
				'type'        => 'string',
				'pattern'     => '^' . LeadReference::PATTERN . '$',
				'description' => __( 'The reference that the visitor sees.', 'hvac-blocks' ),
			),
			'status'    => Schema::one_of( array( 'accepted' ) ),
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$problem = $this->reader->problem( $request );

		if ( null !== $problem ) {
			return $problem;
		}

		$lead   = $this->reader->read( $request, $this->address->current() );
		$answer = $this->intake->take( $lead );

		return LeadRequestReader::is_form( $request ) ? $this->reply->to( $lead, $answer, $request ) : self::json( $answer );
	}

	private static function json( IntakeAnswer $answer ): WP_REST_Response {
		$accepted = array(
			'reference' => $answer->reference,
			'status'    => 'accepted',
		);

		return match ( $answer->outcome ) {
			IntakeOutcome::Stored        => new WP_REST_Response( $accepted, 201 ),
			IntakeOutcome::Repeated      => new WP_REST_Response( $accepted, 200 ),
			IntakeOutcome::Invalid       => self::error( 422, 'hvac_blocks_invalid_form', $answer, array_filter( array( 'fields' => (object) $answer->errors, 'consent' => $answer->consent ) ) ),
			IntakeOutcome::UnknownDealer => self::error( 422, 'hvac_blocks_unknown_dealer', $answer, array( 'fields' => (object) array() ) ),
			IntakeOutcome::Refused       => self::error( 422, 'hvac_blocks_refused', $answer, array( 'fields' => (object) array() ) ),
			IntakeOutcome::UnknownSource => self::error( 400, 'hvac_blocks_unknown_source', $answer ),
			IntakeOutcome::TooMany       => self::error( 429, 'hvac_blocks_too_many', $answer, array( 'retryAfter' => $answer->retry_after ) ),
			IntakeOutcome::NotStored     => self::error( 503, 'hvac_blocks_not_stored', $answer ),
		};
	}

	/** @param array<string, mixed> $data */
	private static function error( int $status, string $code, IntakeAnswer $answer, array $data = array() ): WP_REST_Response {
		$response = new WP_REST_Response(
			array(
				'code'    => $code,
				'message' => $answer->message,
				'data'    => array( 'status' => $status ) + $data,
			),
			$status
		);

		if ( $answer->retry_after > 0 ) {
			$response->header( 'Retry-After', (string) $answer->retry_after );
		}

		return $response;
	}
}
