<?php
declare(strict_types=1);

namespace HvacBlocks\Claims;

use HvacBlocks\Rest\Route;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/claims`: all claims by their last day, with the posts that they stand in. */
final readonly class ListClaimsRoute implements Route {
	public function __construct( private ClaimIndex $index, private SiteCalendar $calendar ) {}

	public function path(): string {
		return '/hvac-blocks/v1/admin/claims';
	}

	public function method(): string {
		return 'GET';
	}

	public function args(): array {
		return array(
			'state'    => array(
				'type'        => 'string',
				'enum'        => array( '', ...array_column( ClaimState::cases(), 'value' ) ),
				'default'     => '',
				'description' => __( 'Limit results to claims in this state. Leave empty for all.', 'hvac-blocks' ),
			),
			'page'     => array(
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => 100_000,
				'default' => 1,
			),
			'per_page' => array(
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => 100,
				'default' => 20,
			),
		);
	}

	public function schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'claims-page',
			'type'       => 'object',
			'properties' => array(
				'total'  => array( 'type' => 'integer' ),
				'pages'  => array( 'type' => 'integer' ),
				'page'   => array( 'type' => 'integer' ),
				'claims' => array(
					'type'  => 'array',
					'items' => ClaimAnswer::schema(),
				),
			),
		);
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( ClaimsScreen::get()->capability );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$state    = ClaimState::tryFrom( is_string( $request['state'] ) ? $request['state'] : '' );
		$per_page = is_int( $request['per_page'] ) ? $request['per_page'] : 20;
		$today    = $this->calendar->today();
		$total    = $this->index->count( $state, $today );
		$pages    = (int) ceil( $total / $per_page );
		// A page that is gone, since its claims are, is the last.
		$page   = max( 1, min( $pages, is_int( $request['page'] ) ? $request['page'] : 1 ) );
		$claims = $this->index->page( $state, $today, $page, $per_page );
		_prime_post_caches( array_map( static fn ( IndexedClaim $claim ): int => $claim->post_id, $claims ), false, false );

		return new WP_REST_Response(
			array(
				'total'  => $total,
				'pages'  => $pages,
				'page'   => $page,
				'claims' => array_map( ( new ClaimAnswer( $this->calendar ) )->of( ... ), $claims ),
			)
		);
	}
}
