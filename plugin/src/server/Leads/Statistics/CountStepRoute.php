<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Settings\Settings;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** `POST /steps`: counts that a page's visitor reached the next step; always responds 204. */
final readonly class CountStepRoute extends CountRoute {
	protected const KIND  = 'steps';
	protected const TITLE = 'counted-step';

	/** Steps per minute from one address: a flow has seven at most. */
	protected const LIMIT = 40;

	public function __construct( private DailyCounts $counts, private Settings $settings, CountGuard $guard ) {
		parent::__construct( $guard );
	}

	public function args(): array {
		return array(
			'event'   => Schema::choice( array_keys( Steps::countable() ), null, __( 'What happened.', 'hvac-blocks' ) ),
			'subject' => Schema::text( __( 'What it happened to: the wizard\'s flow, a step of it, or the result of the calculator.', 'hvac-blocks' ), 64, is_required: true ),
		);
	}

	protected function count( WP_REST_Request $request ): void {
		$event   = self::text( $request, 'event' );
		$subject = self::text( $request, 'subject' );

		// Only existing steps: clients cannot fill the table with invented names.
		if ( $this->settings->bool( 'search_report' ) && in_array( $subject, Steps::countable()[ $event ] ?? array(), true ) ) {
			$this->counts->add( $event, $subject );
		}
	}
}
