<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Delivery;

use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Testing\LeadPlans;
use HvacBlocks\Testing\LeadsTestCase;

defined( 'ABSPATH' ) || exit;

final class LeadGrowthTest extends LeadsTestCase {
	use LeadPlans;

	public function test_storing_and_delivering_a_lead_reads_no_whole_table(): void {
		self::need_mariadb();
		$this->fill();
		$this->wpdb->query( "UPDATE {$this->tables->leads} SET status = 'delivered', alerted = 1" ); // phpcs:ignore WordPress.DB -- literals of this test.
		$this->wpdb->query( "INSERT INTO {$this->tables->deliveries} ( lead_id, destination, state, attempts, run_at, claim_id, last_result ) SELECT id, 'test', 'delivered', 1, created, '', 'taken' FROM {$this->tables->leads}" ); // phpcs:ignore WordPress.DB -- literals of this test.
		$delivery  = $this->delivery( $this->destination( static fn ( Lead $lead, int $before ): DeliveryResult => 0 === $before ? DeliveryResult::retry( 'status 503' ) : DeliveryResult::failed( 'status 422' ) ) );
		$scheduler = $this->scheduler( $delivery );
		$is_ours   = static fn ( string $query ): bool => 1 === preg_match( '/^\s*(SELECT|UPDATE|DELETE)\b.*_hvac_blocks_lead/s', $query );
		$lead      = null;
		$plans     = $this->plans(
			$is_ours,
			function () use ( $delivery, $scheduler, &$lead ): void {
				$lead = $this->stored( $this->request(), $delivery );
				$scheduler->tick();
			}
		);
		$this->let_time_pass();
		$plans += $this->plans( $is_ours, $scheduler->tick( ... ) );

		self::assertInstanceOf( Lead::class, $lead );
		self::assertSame( 'failed', $this->queue->of( $lead->id )[0]['state'] );
		self::assertSame( array(), array_keys( array_filter( $plans, static fn ( array $plan ): bool => in_array( 'ALL', array_column( $plan, 'type' ), true ) ) ) );
	}
}
