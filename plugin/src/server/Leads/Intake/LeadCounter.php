<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Kernel\AfterAnswer;
use HvacBlocks\Kernel\Attempt;
use HvacBlocks\Kernel\Feature;
use HvacBlocks\Leads\Delivery\LeadRelease;
use HvacBlocks\Leads\Delivery\LeadScheduler;
use HvacBlocks\Leads\Statistics\DailyCounts;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** Counts each stored lead, by form and dealer, once the visitor has the response. */
final readonly class LeadCounter implements Feature {
	/** The name of the count. */
	public const STORED = 'form_success';

	public function __construct( private LeadRepository $leads, private DailyCounts $counts, private Settings $settings ) {}

	public function boot(): void {
		add_action( LeadScheduler::STORED, $this->later( ... ), 5 );
		add_action( LeadRelease::RELEASED, $this->count( ... ) );
	}

	public function count( int $lead_id ): void {
		$lead = $this->leads->by_id( $lead_id );

		if ( null !== $lead && ! $lead->is_test && LeadStatus::Quarantined !== $lead->status && $this->settings->bool( 'search_report' ) ) {
			$this->counts->add( self::STORED, $lead->form, $lead->company_id );
		}
	}

	private function later( mixed $lead_id ): void {
		if ( is_int( $lead_id ) ) {
			// Before the delivery, which ends the request.
			add_action(
				'shutdown',
				function () use ( $lead_id ): void {
					$end = AfterAnswer::end_of_wait();

					if ( null !== $end ) {
						function_exists( 'ignore_user_abort' ) && ignore_user_abort( true );
						$end();
					}

					// A count is worth less than the delivery after it.
					Attempt::of( $this->count( ... ) )( $lead_id );
				},
				PHP_INT_MAX - 1
			);
		}
	}
}
