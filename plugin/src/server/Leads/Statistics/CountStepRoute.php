<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Statistics;

use HvacBlocks\Kernel\Schema;
use HvacBlocks\Platform\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** `POST /steps`: counts steps that a page's visitor reached; responds 204. */
final readonly class CountStepRoute extends CountRoute {
	protected const KIND  = 'steps';
	protected const TITLE = 'counted-step';

	/** Steps per minute from one address: a flow has seven at most. */
	protected const LIMIT = 40;

	/** @var int steps in one request: a visitor who hurries, from the start to the end of a flow */
	private const TOGETHER = 10;

	public function __construct( private DailyCounts $counts, private Settings $settings, CountGuard $guard ) {
		parent::__construct( $guard );
	}

	public function args(): array {
		return array(
			'steps'   => Schema::texts( __( 'Each with its event and its subject: the wizard\'s flow, a step of it, or the result of the calculator.', 'hvac-blocks' ), self::TOGETHER, 97 ),
			// Pages from a cache may still send one step.
			'event'   => array( 'required' => false ) + Schema::choice( array_keys( Steps::countable() ), null, __( 'The event of one step, instead of a list.', 'hvac-blocks' ) ),
			'subject' => Schema::text( __( 'Its subject.', 'hvac-blocks' ), 64 ),
		);
	}

	public function respond( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return array() === self::steps( $request ) ? new WP_Error( 'hvac_blocks_no_step', __( 'No step is given.', 'hvac-blocks' ), array( 'status' => 400 ) ) : parent::respond( $request );
	}

	protected function counts( WP_REST_Request $request ): int {
		return count( self::steps( $request ) );
	}

	protected function count( WP_REST_Request $request ): void {
		if ( ! $this->settings->bool( 'search_report' ) ) {
			return;
		}

		foreach ( self::steps( $request ) as $step ) {
			[ $event, $subject ] = explode( ' ', "$step ", 3 );

			// Only existing steps: clients cannot fill the table with invented names.
			if ( in_array( $subject, Steps::countable()[ $event ] ?? array(), true ) ) {
				$this->counts->add( $event, $subject );
			}
		}
	}

	/** @return list<string> */
	private static function steps( WP_REST_Request $request ): array {
		$event = self::text( $request, 'event' );

		return '' === $event ? self::texts( $request, 'steps' ) : array( $event . ' ' . self::text( $request, 'subject' ) );
	}
}
