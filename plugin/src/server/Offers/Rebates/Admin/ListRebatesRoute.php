<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Admin;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Offers\Rebates\Store\StoredRebate;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Lists the rebates of this site, including expired ones, for administrators. */
final readonly class ListRebatesRoute extends Endpoint {
	public const PATH = '/hvac-blocks/v1/admin/rebates';

	public function __construct( private RebateStore $store, private SiteCalendar $calendar ) {}

	public function args(): array {
		return array(
			...self::search_argument(),
			...Schema::paging(),
		);
	}

	/** @return array<string, array<string, mixed>> */
	public static function search_argument(): array {
		return array(
			'search' => array(
				'description' => __( 'Part of a title, a provider or an ID.', 'hvac-blocks' ),
				'type'        => 'string',
				'default'     => '',
				'maxLength'   => 100,
			),
		);
	}

	public function schema(): array {
		$text = array( 'type' => 'string' );

		return Schema::answer(
			'rebates-page',
			array(
				'total'   => array( 'type' => 'integer' ),
				'pages'   => array( 'type' => 'integer' ),
				'page'    => array( 'type' => 'integer' ),
				'rebates' => Schema::list( Schema::object( array(
					'id'       => $text,
					'title'    => $text,
					'titleEs'  => $text,
					'titleFr'  => $text,
					'amount'   => array( 'type' => array( 'number', 'null' ) ),
					'upTo'     => array( 'type' => 'boolean' ),
					'provider' => $text,
					'url'      => $text,
					'starts'   => $text,
					'expires'  => $text,
					'areas'    => Schema::list( $text ),
					'source'   => $text,
					'state'    => array(
						'description' => __( 'Whether visitors see it today: upcoming and expired rebates are hidden.', 'hvac-blocks' ),
						'type'        => 'string',
						'enum'        => array( 'valid', 'upcoming', 'expired' ),
					),
					'updated'  => $text,
				) ) ),
			)
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$search   = is_string( $request['search'] ) ? trim( $request['search'] ) : '';
		$per_page = is_int( $request['per_page'] ) ? $request['per_page'] : 20;
		$total    = $this->store->count( $search );
		$pages    = (int) ceil( $total / $per_page );
		// A page that no longer exists, because its rebates are gone, becomes the last one.
		$page = max( 1, min( $pages, is_int( $request['page'] ) ? $request['page'] : 1 ) );

		return new WP_REST_Response(
			array(
				'total'   => $total,
				'pages'   => $pages,
				'page'    => $page,
				'rebates' => array_map( $this->answer( ... ), $this->store->page( $search, $page, $per_page ) ),
			)
		);
	}

	/** @return array<string, mixed> */
	private function answer( StoredRebate $stored ): array {
		$rebate = $stored->rebate;
		$today  = $this->calendar->today();

		return array(
			...$stored->to_array(),
			'state'   => match ( true ) {
				'' !== $rebate->expires && $rebate->expires < $today => 'expired',
				$rebate->starts > $today => 'upcoming',
				default => 'valid',
			},
			'updated' => $stored->updated > 0 ? gmdate( 'c', $stored->updated ) : '',
		);
	}
}
