<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Kernel\Unavailable;
use HvacBlocks\Offers\Catalog\Records\ProductCategory;
use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Platform\Languages\PageLanguage;
use HvacBlocks\Platform\Rest\CacheHeaders;
use HvacBlocks\Platform\Rest\Router;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The rebates for a ZIP, a postal code or a city, six per page. */
final readonly class FindRebatesRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/rebates';
	protected const MAY  = self::EVERYBODY;

	/** How long browsers and proxies may cache a response; shorter if the day ends before. */
	private const SECONDS_FRESH = 300;

	/** Longer than any place name. */
	private const MOST_BYTES = 500;

	public function __construct( private RebateSearch $rebates, private SiteCalendar $calendar ) {}

	public function args(): array {
		return array(
			// Neither required nor limited here: an empty one has its own message, and text that is too long is a place that does not exist.
			'q'    => array(
				'description' => __( 'A ZIP code, a Canadian postal code, or a city with or without a state.', 'hvac-blocks' ),
				'type'        => 'string',
				'default'     => '',
			),
			'page' => array(
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => 10_000,
				'default' => 1,
			),
			'category' => Schema::choice( array( '', ...array_column( ProductCategory::cases(), 'value' ) ), '', __( 'Limit results to rebates for a category of products, and those for all. Leave empty for all.', 'hvac-blocks' ) ),
		);
	}

	public function schema(): array {
		return RebatePage::schema();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$query = is_string( $request['q'] ) ? trim( preg_replace( '/[\x00-\x1F\x7F]+/', '', wp_check_invalid_utf8( substr( $request['q'], 0, self::MOST_BYTES ), true ) ) ?? '' ) : '';

		if ( '' === $query ) {
			return new WP_Error( 'hvac_blocks_missing_location', __( 'Zip code or city is required', 'hvac-blocks' ), array( 'status' => 400 ) );
		}

		try {
			$page = $this->rebates->find( $query, PageLanguage::current(), is_int( $request['page'] ) ? $request['page'] : 1, self::text( $request, 'category' ) );
		} catch ( Unavailable $failure ) {
			return Router::unavailable( $failure, 'hvac_blocks_rebates_unavailable', __( 'Rebates are not available right now. Please try again in a moment.', 'hvac-blocks' ) );
		}

		return CacheHeaders::shared( new WP_REST_Response( $page->to_array() ), min( self::SECONDS_FRESH, $this->seconds_of_today() ) );
	}

	/** Today's response contains rebates that expire tonight. */
	private function seconds_of_today(): int {
		return max( 0, $this->calendar->start_of( SiteCalendar::after( $this->calendar->today() ) ) - $this->calendar->now() );
	}
}
