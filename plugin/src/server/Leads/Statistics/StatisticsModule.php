<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Dealers\Directory\DealerDirectory;
use HvacBlocks\Editing\Admin\AdminContributor;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\AdminRouteContributor;
use HvacBlocks\Kernel\Module;
use HvacBlocks\Kernel\RouteContributor;
use HvacBlocks\Platform\Rest\ClientAddress;
use HvacBlocks\Platform\Rest\RateLimiter;
use HvacBlocks\Platform\Settings\Settings;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** Counts of searches, of opened and sent forms, and of steps towards a decision, by day; without personal data. */
final readonly class StatisticsModule implements Module, AdminContributor, AdminRouteContributor, RouteContributor {
	public DailyCounts $counts;

	public function __construct(
		private wpdb $wpdb,
		private Settings $settings,
		private DealerDirectory $dealers,
		private FormLibrary $forms,
		private RateLimiter $limiter,
		private ClientAddress $client,
		private string $plugin_file,
	) {
		$this->counts = new DailyCounts( $wpdb );
	}

	public function features(): array {
		return array(
			new SearchBeacon( $this->settings, $this->plugin_file ),
			new FormBeacon( $this->settings ),
			new CountsScheduler( $this->counts, $this->settings ),
		);
	}

	public function routes(): array {
		return array(
			'searches'   => fn (): array => array( $this->counting( 'POST' ), $this->counting( 'GET' ) ),
			'form-opens' => fn (): array => array( new CountFormOpenRoute( $this->forms, $this->counts, $this->settings, $this->guard() ) ),
			'steps'      => fn (): array => array( new CountStepRoute( $this->counts, $this->settings, $this->guard() ) ),
		);
	}

	public function admin_routes(): array {
		$report = new SearchStatistics( $this->wpdb );
		$steps  = new Steps( $this->wpdb );

		return array( new ShowStatisticsRoute( $report, $steps, $this->settings ), new ExportStatisticsRoute( $report, $steps ) );
	}

	public function screens(): array {
		return array( StatisticsScreen::get() );
	}

	public function notices(): array {
		return array();
	}

	/** @param 'GET'|'POST' $method */
	private function counting( string $method ): CountSearchRoute {
		return new CountSearchRoute( new SearchCounter( $this->dealers, $this->counts, $this->settings ), $this->guard(), $method );
	}

	private function guard(): CountGuard {
		return new CountGuard( $this->limiter, $this->client );
	}
}
