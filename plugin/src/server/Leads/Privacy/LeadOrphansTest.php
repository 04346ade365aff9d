<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Privacy;

use HvacBlocks\Testing\LeadsTestCase;

defined( 'ABSPATH' ) || exit;

final class LeadOrphansTest extends LeadsTestCase {
	/** An id that no lead has. */
	private const NOBODY = 900_000;

	public function test_what_belongs_to_no_lead_goes_after_a_day(): void {
		$this->leave( self::NOBODY, 25 );

		self::assertSame( 3, $this->orphans()->sweep() );
		self::assertSame( array( 0, 0, 0 ), array_map( $this->rows( ... ), array( $this->tables->deliveries, $this->tables->events, $this->tables->notes ) ) );
		self::assertSame( 0, $this->orphans()->sweep() );
	}

	public function test_what_may_be_on_its_way_stays(): void {
		$this->leave( self::NOBODY, 23 );

		self::assertSame( 0, $this->orphans()->sweep() );
	}

	public function test_what_belongs_to_a_lead_stays_however_old(): void {
		$lead = $this->stored( $this->request() );
		$this->wpdb->query( "UPDATE {$this->tables->deliveries} SET run_at = '2020-01-01 00:00:00'" );
		$this->wpdb->query( "UPDATE {$this->tables->events} SET created = '2020-01-01 00:00:00'" );

		self::assertSame( 0, $this->orphans()->sweep() );
		self::assertCount( 1, $this->queue->of( $lead->id ) );
	}

	public function test_the_history_of_a_lead_that_was_deleted_stays(): void {
		$lead = $this->stored( $this->request() );
		$this->deletion()->delete( $lead, 1 );
		$this->wpdb->query( "UPDATE {$this->tables->events} SET created = '2020-01-01 00:00:00'" );

		self::assertSame( 0, $this->orphans()->sweep() );
		self::assertContains( 'deleted', $this->events( $lead ) );
	}

	public function test_more_than_a_batch_goes_at_once(): void {
		for ( $i = 0; $i < 502; $i++ ) {
			$this->wpdb->insert( $this->tables->events, array( 'lead_id' => self::NOBODY + $i, 'event' => 'accepted', 'destination' => '', 'detail' => '', 'actor' => 0, 'created' => '2020-01-01 00:00:00' ) );
		}

		self::assertSame( 502, $this->orphans()->sweep() );
	}

	public function test_the_plugin_does_it_once_a_day(): void {
		$this->leave( self::NOBODY, 25 );

		do_action( Retention::HOOK );

		self::assertSame( 0, $this->rows( $this->tables->deliveries ) );
	}

	private function orphans(): LeadOrphans {
		return new LeadOrphans( $this->wpdb, $this->tables );
	}

	/** What a database that crashes midway can leave behind. */
	private function leave( int $lead_id, int $hours ): void {
		$time = gmdate( 'Y-m-d H:i:s', time() - $hours * HOUR_IN_SECONDS );

		$this->wpdb->insert( $this->tables->deliveries, array( 'lead_id' => $lead_id, 'destination' => 'mail', 'state' => 'failed', 'attempts' => 1, 'run_at' => $time, 'claim_id' => '', 'last_result' => '' ) );
		$this->wpdb->insert( $this->tables->events, array( 'lead_id' => $lead_id, 'event' => 'accepted', 'destination' => '', 'detail' => '', 'actor' => 0, 'created' => $time ) );
		$this->wpdb->insert( $this->tables->notes, array( 'lead_id' => $lead_id, 'note' => 'Lost', 'author' => 1, 'created' => $time ) );
	}
}
