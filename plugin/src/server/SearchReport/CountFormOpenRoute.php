<?php
declare(strict_types=1);

namespace HvacBlocks\SearchReport;

use HvacBlocks\Forms\FormLibrary;
use HvacBlocks\Rest\ClientAddress;
use HvacBlocks\Rest\RateLimiter;
use HvacBlocks\Rest\Route;
use HvacBlocks\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /form-opens`: the page says that its visitor began a form; 204 whatever came of it. */
final readonly class CountFormOpenRoute implements Route {
	/** Forms a minute from one address. */
	private const LIMIT = 20;

	public function __construct(
		private FormLibrary $forms,
		private DailyCounts $counts,
		private Settings $settings,
		private RateLimiter $limiter,
		private ClientAddress $address,
	) {}

	public function path(): string {
		return '/hvac-blocks/v1/form-opens';
	}

	public function method(): string {
		return 'POST';
	}

	public function args(): array {
		return array(
			'form' => array(
				'description' => __( 'The name of the form.', 'hvac-blocks' ),
				'type'        => 'string',
				'maxLength'   => 64,
				'required'    => true,
			),
		);
	}

	public function schema(): array {
		return array(
			'$schema'     => 'http://json-schema.org/draft-04/schema#',
			'title'       => 'counted-form-open',
			'description' => __( 'No content (204).', 'hvac-blocks' ),
			'type'        => 'null',
		);
	}

	public function permission( WP_REST_Request $request ): bool {
		return true;
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		if ( ! OwnPage::asks( $request ) ) {
			return OwnPage::refusal();
		}

		$wait = $this->limiter->hit( 'form-opens', $this->address->current(), self::LIMIT, MINUTE_IN_SECONDS );

		if ( null !== $wait ) {
			$response = rest_convert_error_to_response( new WP_Error( 'hvac_blocks_too_many_requests', __( 'Too many requests. Please wait a moment and try again.', 'hvac-blocks' ), array( 'status' => 429 ) ) );
			$response->header( 'Retry-After', (string) $wait );

			return $response;
		}

		$form = is_string( $request['form'] ) ? $request['form'] : '';

		// A form that there is: nobody can fill the table with names of their own.
		if ( $this->settings->bool( 'search_report' ) && $this->forms->has( $form ) ) {
			$this->counts->add( DailyCounts::FORM_OPENED, $form );
		}

		return new WP_REST_Response( null, 204 );
	}
}
