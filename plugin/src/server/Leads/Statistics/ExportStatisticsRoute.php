<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use Closure;
use HvacBlocks\Kernel\Endpoint;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Csv\CsvFile;
use HvacBlocks\Platform\Rest\FileResponse;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `GET /admin/search-report/export`: the places of a period, or the steps towards a decision, as a CSV file. */
final readonly class ExportStatisticsRoute extends Endpoint {
	protected const PATH = '/hvac-blocks/v1/admin/search-report/export';

	private const MOST = 50_000;

	public function __construct( private SearchStatistics $report, private Steps $steps ) {}

	public function args(): array {
		return array(
			...ReportPeriod::args(),
			'list' => Schema::choice( array( 'unserved', 'places', 'steps' ), 'unserved', __( 'What to include: places without a dealer, all places, or the steps in the recommendation tool and the calculator’s results.', 'hvac-blocks' ) ),
		);
	}

	public function schema(): array {
		return Schema::file( 'search-report-csv' );
	}

	public function permission( WP_REST_Request $request ): bool {
		return current_user_can( StatisticsScreen::get()->capability );
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$period = ReportPeriod::from( $request );

		if ( $period instanceof WP_Error ) {
			return $period;
		}

		$csv      = match ( $request['list'] ) {
			'steps'  => $this->steps_csv( $period ),
			'places' => $this->places_csv( $this->report->places( $period, self::MOST ) ),
			default  => $this->places_csv( $this->report->unserved( $period, self::MOST ) ),
		};
		$name   = 'steps' === $request['list'] ? 'steps' : 'searches';

		return FileResponse::of( "$name-{$period->from}-{$period->to}.csv", 'text/csv; charset=UTF-8', static fn ( Closure $write ) => $write( $csv ) );
	}

	/** @param list<array{zip: string, name: string, region: string, searches: int, nobody: int, last: string, ...}> $places */
	private function places_csv( array $places ): string {
		$csv = CsvFile::MARK . CsvFile::row( array( 'zip', 'place', 'state', 'searches', 'searchesWithoutDealer', 'lastSearched' ) );

		foreach ( $places as $place ) {
			$csv .= CsvFile::row( array( $place['zip'], $place['name'], $place['region'], (string) $place['searches'], (string) $place['nobody'], $place['last'] ) );
		}

		return $csv;
	}

	private function steps_csv( ReportPeriod $period ): string {
		$csv = CsvFile::MARK . CsvFile::row( array( 'tool', 'flow', 'step', 'visitors', 'percentOfStarted' ) );

		foreach ( $this->steps->rows( $period ) as $row ) {
			$csv .= CsvFile::row( $row );
		}

		return $csv;
	}
}
