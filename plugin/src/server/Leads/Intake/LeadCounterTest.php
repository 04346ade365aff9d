<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Leads\Delivery\LeadRelease;
use HvacBlocks\Leads\Delivery\LeadScheduler;
use HvacBlocks\Leads\Statistics\CountTables;
use HvacBlocks\Leads\Statistics\DailyCounts;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\Before;

defined( 'ABSPATH' ) || exit;

final class LeadCounterTest extends LeadsTestCase {
	#[Before]
	public function boot(): void {
		remove_all_actions( LeadScheduler::STORED );
		remove_all_actions( LeadRelease::RELEASED );
		remove_all_actions( 'shutdown' );
		( new LeadCounter( $this->leads, new DailyCounts( $this->wpdb ), $this->settings ) )->boot();
	}

	public function test_a_stored_lead_is_counted_once_the_visitor_has_the_answer(): void {
		$this->stored( $this->request( company_id: 'D100' ) );
		self::assertSame( array(), $this->counts() );

		do_action( 'shutdown' );
		self::assertSame( array( array( 'contact-dealer', 'D100', '1' ) ), $this->counts() );
	}

	public function test_suspected_spam_counts_when_it_is_released(): void {
		$lead = $this->stored( $this->request( trap: 'x' ) );

		do_action( LeadScheduler::STORED, $lead->id );
		do_action( 'shutdown' );
		self::assertSame( array(), $this->counts() );

		$this->leads->release( $lead->id );
		do_action( LeadRelease::RELEASED, $lead->id );
		self::assertCount( 1, $this->counts() );
	}

	public function test_what_other_plugins_announce_is_no_lead(): void {
		do_action( LeadScheduler::STORED, 'x' );
		do_action( LeadScheduler::STORED, 999 );
		do_action( 'shutdown' );

		self::assertSame( array(), $this->counts() );
	}

	/** @return list<array<int, mixed>> form, dealer and total */
	private function counts(): array {
		$table = CountTables::name( $this->wpdb );
		$rows  = $this->wpdb->get_results( $this->wpdb->prepare( 'SELECT subject, dealer, total FROM %i WHERE event = %s', $table, LeadCounter::STORED ), ARRAY_N );

		return is_array( $rows ) ? array_values( $rows ) : array();
	}
}
