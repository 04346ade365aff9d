<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Offers\Recommendation\WizardRules;
use HvacBlocks\Platform\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/search-report`: a period's searches by day, the most searched places and those without a dealer, and how far visitors got towards a decision. */
final readonly class ShowStatisticsRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/search-report';

	private const PLACES   = 100;
	private const UNSERVED = 1000;

	public function __construct( private SearchStatistics $report, private Steps $steps, private Settings $settings ) {}

	public function args(): array {
		return ReportPeriod::args();
	}

	public function schema(): array {
		$text   = array( 'type' => 'string' );
		$count  = array(
			'type'    => 'integer',
			'minimum' => 0,
		);
		$flows  = WizardRules::flows();
		$number = array( 'type' => array( 'number', 'null' ) );
		$counts = array(
			'found'   => $count + array( 'description' => __( 'Searches that found dealers.', 'hvac-blocks' ) ),
			'nobody'  => $count + array( 'description' => __( 'Searches for places with no dealer nearby.', 'hvac-blocks' ) ),
			'nowhere' => $count + array( 'description' => __( 'Searches for unknown places.', 'hvac-blocks' ) ),
		);
		$totals = Schema::object( array( 'searches' => $count ) + $counts );
		$places = Schema::list( Schema::object( array(
			'zip'        => $text,
			'name'       => $text,
			'region'     => $text + array( 'description' => __( 'The name of the state, territory or province in the user\'s language.', 'hvac-blocks' ) ),
			'regionCode' => $text,
			'lat'        => $number,
			'lon'        => $number,
			'searches'   => $count,
			'nobody'     => $count,
			'last'       => $text + array( 'description' => __( 'The last day in the period with a search for this place.', 'hvac-blocks' ) ),
		) ) );

		return Schema::answer( 'search-report', array(
			'isOn'       => Schema::described( 'boolean', __( 'Whether searches are being counted.', 'hvac-blocks' ) ),
			'daysKept'   => $count,
			'from'       => $text,
			'to'         => $text,
			'totals'     => $totals,
			'before'     => $totals + array( 'description' => __( 'The same figures for the previous period.', 'hvac-blocks' ) ),
			'days'       => Schema::list( Schema::object( array( 'day' => $text ) + $counts ) ),
			'places'     => $places,
			'unserved'   => $places,
			'wizard'     => array(
				'type'        => 'array',
				'description' => __( 'How far visitors got in the system recommendation tool, by flow.', 'hvac-blocks' ),
				'items'       => Schema::object( array(
					'flow'     => $text + array( 'enum' => array_keys( $flows ) ),
					'started'  => $count,
					'steps'    => Schema::list( Schema::object( array(
						'step'  => $text + array( 'enum' => array_values( array_unique( array_merge( ...array_values( $flows ) ) ) ) ),
						'total' => $count,
					) ) ),
					'finished' => $count,
				) ),
			),
			'calculator' => array(
				'type'        => 'object',
				'description' => __( 'What the repair or replace calculator answered.', 'hvac-blocks' ),
				'properties'  => array(
					'replace' => $count,
					'repair'  => $count,
				),
			),
		) );
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( StatisticsScreen::get()->capability );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$period = ReportPeriod::from( $request );

		if ( $period instanceof WP_Error ) {
			return $period;
		}

		$days = $this->report->days( $period );

		return new WP_REST_Response( array(
			'isOn'     => $this->settings->bool( 'search_report' ),
			'daysKept' => $this->settings->int( 'search_report_days' ),
			'from'     => $period->from,
			'to'       => $period->to,
			'totals'   => SearchStatistics::totals( $days ),
			'before'   => SearchStatistics::totals( $this->report->days( $period->before() ) ),
			'days'     => $days,
			'places'   => $this->report->places( $period, self::PLACES ),
			'unserved' => $this->report->unserved( $period, self::UNSERVED ),
			...$this->steps->of( $period ),
		) );
	}
}
