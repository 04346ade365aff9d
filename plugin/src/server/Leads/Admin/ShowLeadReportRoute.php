<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Statistics\ReportPeriod;
use HvacBlocks\Leads\Store\LeadDays;
use HvacBlocks\Leads\Store\LeadSearch;
use HvacBlocks\Platform\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * `GET /admin/lead-report`: a period's leads by day and form, and the number of searches and opened forms before them.
 *
 * @phpstan-import-type Count from LeadDays
 */
final readonly class ShowLeadReportRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/lead-report';
	protected const MAY  = array( LeadAccess::VIEW );

	public function __construct( private LeadDays $leads, private LeadReport $report, private LeadSearch $search, private Settings $settings ) {}

	public function args(): array {
		return ReportPeriod::args();
	}

	public function schema(): array {
		$text   = array( 'type' => 'string' );
		$count  = array(
			'type'    => 'integer',
			'minimum' => 0,
		);
		$funnel = Schema::object( array(
			'searches'  => $count + array( 'description' => __( 'Dealer searches.', 'hvac-blocks' ) ),
			'opens'     => $count + array( 'description' => __( 'Forms that visitors started.', 'hvac-blocks' ) ),
			'successes' => $count + array( 'description' => __( 'Leads stored.', 'hvac-blocks' ) ),
		) );

		return Schema::answer( 'lead-report', array(
			'isOn'     => Schema::described( 'boolean', __( 'Whether searches and opened forms are being counted.', 'hvac-blocks' ) ),
			'from'     => $text,
			'to'       => $text,
			'forms'    => Schema::list( $text ),
			'days'     => Schema::list( Schema::object( array(
				'day'    => $text,
				'counts' => array(
					'type'                 => 'object',
					'additionalProperties' => $count,
				),
			) ) ),
			'products' => array(
				'type'        => 'array',
				'description' => __( 'Leads about a product, by product.', 'hvac-blocks' ),
				'items'       => Schema::object( array(
					'id'    => $text,
					'name'  => $text,
					'total' => $count,
				) ),
			),
			'total'    => $count,
			'before'   => $count + array( 'description' => __( 'Leads in the previous period.', 'hvac-blocks' ) ),
			'funnel'   => $funnel,
		) );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$period = ReportPeriod::from( $request );

		if ( $period instanceof WP_Error ) {
			return $period;
		}

		$counts = $this->leads->of( $period );
		$days   = LeadReport::days( $period, $counts );
		$forms  = array_keys( array_merge( array(), ...array_column( $days, 'counts' ) ) );
		sort( $forms );

		return new WP_REST_Response( array(
			'isOn'   => $this->settings->bool( 'search_report' ),
			'from'   => $period->from,
			'to'     => $period->to,
			'forms'  => $forms,
			// An object, even if it is empty.
			'days'   => array_map( static fn ( array $day ): array => array( ...$day, 'counts' => (object) $day['counts'] ), $days ),
			'products' => $this->products( $counts ),
			'total'  => array_sum( array_column( $counts, 'total' ) ),
			'before' => array_sum( array_column( $this->leads->of( $period->before() ), 'total' ) ),
			'funnel' => $this->report->funnel( $period ),
		) );
	}

	/**
	 * @param list<Count> $counts
	 * @return list<array{id: string, name: string, total: int}>
	 */
	private function products( array $counts ): array {
		$totals = LeadReport::products( $counts );
		$names  = array() === $totals ? array() : array_column( $this->search->products(), 'name', 'id' );

		return array_map(
			static fn ( string|int $id ): array => array(
				'id'    => (string) $id,
				'name'  => $names[ $id ] ?? (string) $id,
				'total' => $totals[ $id ],
			),
			array_keys( $totals )
		);
	}
}
