<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Route;
use HvacBlocks\Leads\Access\LeadAccess;
use HvacBlocks\Leads\Statistics\ReportPeriod;
use HvacBlocks\Platform\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/lead-report`: a period's leads by day and form, and how many searches and opened forms they came from. */
final readonly class ShowLeadReportRoute implements Route {
	public function __construct( private LeadReport $report, private Settings $settings ) {}

	public function path(): string {
		return '/hvac-blocks/v1/admin/lead-report';
	}

	public function method(): string {
		return 'GET';
	}

	public function args(): array {
		return ReportPeriod::args();
	}

	public function schema(): array {
		$text   = array( 'type' => 'string' );
		$count  = array(
			'type'    => 'integer',
			'minimum' => 0,
		);
		$funnel = array(
			'type'       => 'object',
			'properties' => array(
				'searches'  => $count + array( 'description' => __( 'Dealer searches.', 'hvac-blocks' ) ),
				'opens'     => $count + array( 'description' => __( 'Forms that visitors started.', 'hvac-blocks' ) ),
				'successes' => $count + array( 'description' => __( 'Leads stored.', 'hvac-blocks' ) ),
			),
		);

		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'lead-report',
			'type'       => 'object',
			'properties' => array(
				'isOn'   => array(
					'type'        => 'boolean',
					'description' => __( 'Whether searches and opened forms are being counted.', 'hvac-blocks' ),
				),
				'from'   => $text,
				'to'     => $text,
				'forms'  => array(
					'type'  => 'array',
					'items' => $text,
				),
				'days'   => array(
					'type'  => 'array',
					'items' => array(
						'type'       => 'object',
						'properties' => array(
							'day'    => $text,
							'counts' => array(
								'type'                 => 'object',
								'additionalProperties' => $count,
							),
						),
					),
				),
				'total'  => $count,
				'before' => $count + array( 'description' => __( 'Leads in the previous period.', 'hvac-blocks' ) ),
				'funnel' => $funnel,
			),
		);
	}

	public function permission( WP_REST_Request $request ): bool {
		return LeadAccess::view();
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$period = ReportPeriod::from( $request );

		if ( $period instanceof WP_Error ) {
			return $period;
		}

		$days  = $this->report->days( $period );
		$forms = array_keys( array_merge( array(), ...array_column( $days, 'counts' ) ) );
		sort( $forms );

		return new WP_REST_Response(
			array(
				'isOn'   => $this->settings->bool( 'search_report' ),
				'from'   => $period->from,
				'to'     => $period->to,
				'forms'  => $forms,
				// An object, also where it is empty.
				'days'   => array_map( static fn ( array $day ): array => array( ...$day, 'counts' => (object) $day['counts'] ), $days ),
				'total'  => self::sum( $days ),
				'before' => self::sum( $this->report->days( $period->before() ) ),
				'funnel' => $this->report->funnel( $period ),
			)
		);
	}

	/** @param list<array{day: string, counts: array<string, int>}> $days */
	private static function sum( array $days ): int {
		return array_sum( array_map( static fn ( array $day ): int => array_sum( $day['counts'] ), $days ) );
	}
}
