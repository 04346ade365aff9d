<?php
declare(strict_types=1);

namespace HvacBlocks\CallTracking;

use HvacBlocks\Rest\Route;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /whodis`: the number that leads to a routing group. Whoever fails behind it, it answers with a number. */
final readonly class WhodisRoute implements Route {
	public const PATH = '/hvac-blocks/v1/whodis';

	private const LONGEST          = 200;
	private const LONGEST_REFERRER = 2000;

	public function __construct( private CallTracking $calls ) {}

	public function path(): string {
		return self::PATH;
	}

	public function method(): string {
		return 'POST';
	}

	public function args(): array {
		return array(
			'routingGroupID' => self::text( __( 'Whose calls it is: the routing group of a dealer.', 'hvac-blocks' ) ),
			'sessionID'      => self::text( __( 'Names the visit; the browser makes it up.', 'hvac-blocks' ) ),
			'pageReferrer'   => self::text( __( 'Where the visitor came from.', 'hvac-blocks' ), self::LONGEST_REFERRER ),
			'leaseName'      => self::text( __( 'The marketing code.', 'hvac-blocks' ) ),
			'metaData'       => array(
				'description'          => __( 'What else is known.', 'hvac-blocks' ),
				'type'                 => 'object',
				'default'              => array(),
				'properties'           => array(
					'dealerName' => array(
						'type'      => 'string',
						'maxLength' => self::LONGEST,
					),
					'companyID'  => array(
						'type'      => 'string',
						'maxLength' => 64,
					),
				),
				'maxProperties'        => 20,
				'additionalProperties' => true,
			),
		);
	}

	public function schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'leased-number',
			'type'       => 'object',
			'required'   => array( 'message' ),
			'properties' => array(
				'message'  => array(
					'type'       => 'object',
					'required'   => array( 'leasePhoneNumber' ),
					'properties' => array(
						'leasePhoneNumber' => array( 'type' => 'string' ),
					),
				),
				'fallback' => array(
					'type'        => 'boolean',
					'description' => __( 'Whether the service that leases numbers failed.', 'hvac-blocks' ),
				),
			),
		);
	}

	public function permission( WP_REST_Request $request ): bool {
		return true;
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$asked = self::asked( $request );

		if ( ! $asked->is_complete() ) {
			return new WP_Error( 'hvac_blocks_missing_parameters', __( 'Missing required parameters!', 'hvac-blocks' ), array( 'status' => 400 ) );
		}

		$answer = $this->calls->number( $asked );

		return new WP_REST_Response(
			array( 'message' => array( 'leasePhoneNumber' => $answer->number ) ) + ( $answer->is_fallback ? array( 'fallback' => true ) : array() )
		);
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function asked( WP_REST_Request $request ): NumberRequest {
		$meta = is_array( $request['metaData'] ) ? $request['metaData'] : array();

		return new NumberRequest(
			self::value( $request['routingGroupID'] ),
			self::value( $request['sessionID'] ),
			self::value( $request['pageReferrer'] ),
			self::value( $request['leaseName'] ),
			self::value( $meta['dealerName'] ?? '' ),
			self::value( $meta['companyID'] ?? '' ),
		);
	}

	private static function value( mixed $value ): string {
		return is_scalar( $value ) ? trim( sanitize_text_field( (string) $value ) ) : '';
	}

	/**
	 * Not `required`: the answer to a request without it has its own words.
	 *
	 * @return array<string, mixed>
	 */
	private static function text( string $description, int $longest = self::LONGEST ): array {
		return array(
			'description' => $description,
			'type'        => array( 'string', 'integer', 'null' ),
			'maxLength'   => $longest,
		);
	}
}
