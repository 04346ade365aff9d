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
			// An attempt: a count is worth less than the delivery after it.
			AfterAnswer::of_server()->at_shutdown( Attempt::of( fn () => $this->count( $lead_id ) ) );
		}
	}
}
