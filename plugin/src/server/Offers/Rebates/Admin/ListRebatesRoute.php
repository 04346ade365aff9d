<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Admin;

use HvacBlocks\Kernel\Capability;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Offers\Rebates\Store\StoredRebate;
use HvacBlocks\Platform\Rest\ListPage;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Lists the rebates of this site, including expired ones, for administrators. */
final readonly class ListRebatesRoute extends Endpoint {
	public const PATH = '/hvac-blocks/v1/admin/rebates';
	protected const MAY = array( Capability::MANAGE_REBATES );

	public function __construct( private RebateStore $store, private SiteCalendar $calendar ) {}

	public function args(): array {
		return array( ...self::search_argument(), ...ListPage::args() );
	}

	/** @return array<string, array<string, mixed>> */
	public static function search_argument(): array {
		return array( 'search' => Schema::text( __( 'Part of a title, a provider or an ID.', 'hvac-blocks' ), 100 ) );
	}

	/** @param WP_REST_Request $request checked against `search_argument()` */
	public static function search( WP_REST_Request $request ): string {
		return trim( self::text( $request, 'search' ) );
	}

	public function schema(): array {
		return ListPage::schema( 'rebates-page', array( 'rebates' => Schema::list( StoredRebateAnswer::schema() ) ) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response {
		$search = self::search( $request );
		$page   = ListPage::of( $request, $this->store->count( $search ) );

		$today  = $this->calendar->today();

		return $page->answer( array( 'rebates' => array_map( static fn ( StoredRebate $stored ): array => StoredRebateAnswer::of( $stored, $today ), $this->store->page( $search, $page->number, $page->size ) ) ) );
	}
}
