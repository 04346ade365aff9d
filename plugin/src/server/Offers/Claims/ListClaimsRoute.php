<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Claims;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Rest\ListPage;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/claims`: all claims by their last day, with their places. */
final readonly class ListClaimsRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/claims';

	public function __construct( private ClaimList $list, private SiteCalendar $calendar ) {}

	public function args(): array {
		return array(
			'state' => Schema::choice( array( '', ...array_column( ClaimState::cases(), 'value' ) ), '', __( 'Limit results to claims in this state. Leave empty for all.', 'hvac-blocks' ) ),
			...ListPage::args(),
		);
	}

	public function schema(): array {
		return ListPage::schema( 'claims-page', array( 'claims' => Schema::list( self::claim_schema() ) ) );
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( ClaimsScreen::get()->capability );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$state  = ClaimState::tryFrom( self::text( $request, 'state' ) );
		$today  = $this->calendar->today();
		$page   = ListPage::of( $request, $this->list->count( $state, $today ) );
		$claims = $this->list->page( $state, $today, $page->number, $page->size );

		return $page->answer( array( 'claims' => array_map( static fn ( ListedClaim $claim ): array => $claim->answer( $today ), $claims ) ) );
	}

	/** @return array<string, mixed> */
	private static function claim_schema(): array {
		$text = array( 'type' => 'string' );
		$link = array( 'type' => array( 'string', 'null' ) );

		return Schema::object( array(
			'id'         => $text,
			'block'      => $text + array( 'description' => __( 'The name of the block, or of another record such as a rebate, in the language of the user.', 'hvac-blocks' ) ),
			'words'      => $text + array( 'description' => __( 'The title of the block or record, or its first text.', 'hvac-blocks' ) ),
			'validFrom'  => $text + array( 'description' => __( 'The first day, for example 2026-01-01. Empty if there is none.', 'hvac-blocks' ) ),
			'validUntil' => $text + array( 'description' => __( 'The last day, included in full. Empty if there is none.', 'hvac-blocks' ) ),
			'source'     => $text,
			'sourceUrl'  => $text,
			'state'      => Schema::one_of( array_column( ClaimState::cases(), 'value' ) ),
			'daysLeft'   => array( 'type' => array( 'integer', 'null' ) ),
			'post'       => array(
				'description' => __( 'Where it is: a post, or a screen if the ID is 0.', 'hvac-blocks' ),
				'type'        => 'object',
				'properties'  => array(
					'id'      => array( 'type' => 'integer' ),
					'title'   => $text,
					'type'    => $text + array( 'description' => __( 'The name of the post type in the language of the user.', 'hvac-blocks' ) ),
					'status'  => $text + array( 'description' => __( 'Empty if the post is published.', 'hvac-blocks' ) ),
					'lang'    => $text,
					'editUrl' => $link,
					'viewUrl' => $link,
				),
			),
		) );
	}
}
