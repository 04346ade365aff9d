<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Platform\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /steps`: counts that a page's visitor reached the next step; always responds 204. */
final readonly class CountStepRoute extends Endpoint {
	protected const METHOD = 'POST';
	protected const PATH   = '/hvac-blocks/v1/steps';
	protected const MAY    = self::EVERYBODY;

	/** Steps per minute from one address: a flow has seven at most. */
	private const LIMIT = 40;

	public function __construct( private DailyCounts $counts, private Settings $settings, private CountGuard $guard ) {}

	public function args(): array {
		return array(
			'event'   => array(
				'description' => __( 'What happened.', 'hvac-blocks' ),
				'type'        => 'string',
				'enum'        => array_keys( Steps::countable() ),
				'required'    => true,
			),
			'subject' => array(
				'description' => __( 'What it happened to: the wizard\'s flow, a step of it, or the result of the calculator.', 'hvac-blocks' ),
				'type'        => 'string',
				'maxLength'   => 64,
				'required'    => true,
			),
		);
	}

	public function schema(): array {
		return array(
			'$schema'     => 'http://json-schema.org/draft-04/schema#',
			'title'       => 'counted-step',
			'description' => __( 'No content (204).', 'hvac-blocks' ),
			'type'        => 'null',
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$refusal = $this->guard->refusal( $request, 'steps', self::LIMIT );

		if ( null !== $refusal ) {
			return $refusal;
		}

		$event   = is_string( $request['event'] ) ? $request['event'] : '';
		$subject = is_string( $request['subject'] ) ? $request['subject'] : '';

		// Only existing steps: clients cannot fill the table with invented names.
		if ( $this->settings->bool( 'search_report' ) && in_array( $subject, Steps::countable()[ $event ] ?? array(), true ) ) {
			$this->counts->add( $event, $subject );
		}

		return new WP_REST_Response( null, 204 );
	}
}
