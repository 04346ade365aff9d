<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Delivery;

use HvacBlocks\Dealers\Directory\EmbeddedDealerDirectory;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\BrokenDatabase;
use HvacBlocks\Testing\FixedPostalAreas;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

/** A lead that arrived through the site's own route while the dealers could not be read. */
final class DealerCheckTest extends LeadsTestCase {
	public function test_it_is_stored_and_delivered_once_the_dealer_is_known(): void {
		$this->add_dealer();
		$lead = $this->posted();

		self::assertSame( array( 'D100', '' ), array( $lead->company_id, $lead->dealer_name ) );
		self::assertContains( 'dealer_unchecked', array_column( $this->ledger->of( $lead->id ), 'event' ) );

		remove_all_filters( 'query' );
		self::assertSame( 1, $this->checked_delivery()->run( 5 )->delivered );
		self::assertSame( array( 'Lantern' ), array_map( static fn ( Lead $sent ): string => $sent->dealer_name, $this->sent ) );
		self::assertSame( array( 'Lantern', LeadStatus::Delivered ), array( $this->leads->by_id( $lead->id )?->dealer_name, $this->leads->by_id( $lead->id )?->status ) );
	}

	public function test_it_waits_while_the_dealer_cannot_be_looked_up_and_goes_out_after_some_attempts(): void {
		$this->add_dealer();
		$lead = $this->posted();

		for ( $attempt = 1; $attempt <= 3; $attempt++ ) {
			self::assertSame( 1, $this->checked_delivery()->run( 5 )->retried, "attempt $attempt" );
			self::assertSame( array(), $this->sent );
			self::assertSame( array(), DestinationHealth::failing() );
			$this->let_time_pass();
		}

		self::assertSame( 1, $this->checked_delivery()->run( 5 )->delivered );
		self::assertCount( 1, $this->sent );
		self::assertSame( LeadStatus::Delivered, $this->leads->by_id( $lead->id )?->status );
	}

	public function test_a_dealer_who_proves_gone_makes_it_fail_where_a_person_sees_it(): void {
		$lead = $this->posted();

		remove_all_filters( 'query' );
		self::assertSame( 1, $this->checked_delivery()->run( 5 )->failed );
		self::assertSame( array(), $this->sent );
		self::assertSame( LeadStatus::Failed, $this->leads->by_id( $lead->id )?->status );
		self::assertStringContainsString( 'no longer listed', (string) wp_json_encode( $this->ledger->of( $lead->id ) ) );
	}

	#[TestWith( array( 'D100' ) )]
	#[TestWith( array( '' ) )]
	public function test_who_was_found_when_it_came_in_or_is_not_asked_for_is_not_looked_up( string $company_id ): void {
		$lead = $this->stored( $this->request( company_id: $company_id ) );
		self::assertSame( '' === $company_id, '' === $lead->dealer_name );
		self::wpdb()->query( 'DELETE FROM ' . $this->tables->deliveries );
		$this->queue->add( $lead->id, 'test' );

		// The directory has no such dealer.
		self::assertSame( 1, $this->checked_delivery()->run( 5 )->delivered );
		self::assertCount( 1, $this->sent );
	}

	public function test_the_only_dealer_of_a_site_is_not_looked_up(): void {
		update_option( Settings::OPTION, array( 'single_dealer_company_id' => 'D100' ) );
		$this->posted();

		remove_all_filters( 'query' );
		self::assertSame( 1, $this->checked_delivery()->run( 5 )->delivered );
	}

	#[TestWith( array( false, 422 ) )]
	#[TestWith( array( true, 201 ) )]
	public function test_a_dealer_who_is_known_to_be_gone_is_refused_still( bool $is_broken, int $status ): void {
		$is_broken && new BrokenDatabase( 'dealers' );

		self::assertSame( $status, $this->rest( 'POST', '/hvac-blocks/v1/leads', self::post() )->get_status() );
	}

	private function posted(): Lead {
		$database = new BrokenDatabase( 'dealers' );
		$response = $this->rest( 'POST', '/hvac-blocks/v1/leads', self::post() );
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertNotSame( array(), $database->refused );
		$reference = self::data( $response )['reference'];
		self::assertIsString( $reference );
		$lead = $this->leads->by_reference( $reference );
		self::assertNotNull( $lead );
		$this->queue->withdraw( $lead->id );
		self::wpdb()->query( 'DELETE FROM ' . $this->tables->deliveries );
		$this->queue->add( $lead->id, 'test' );

		return $lead;
	}

	private function checked_delivery(): LeadDelivery {
		$directory = new EmbeddedDealerDirectory( self::wpdb(), new DealerStore( self::wpdb() ), new FixedPostalAreas(), new Settings() );

		return new LeadDelivery( $this->leads, $this->queue, $this->ledger, new DealerCheck( $directory, $this->leads, new Settings() ), $this->destination( static fn (): DeliveryResult => DeliveryResult::delivered( 'taken' ) ) );
	}

	private function add_dealer(): void {
		( new DealerStore( self::wpdb() ) )->write( array( new StoredDealer( ( new Dealer( 'D100', 'Lantern', city: 'Plano', state: 'TX', zip: '75024', phone: '214-555-0123' ) )->with_point( 33.0, -96.0 ), false, 'import' ) ) );
	}

	/** @return array<string, mixed> */
	private static function post(): array {
		return array(
			'form'           => 'contact-dealer',
			'lang'           => 'en',
			'companyId'      => 'D100',
			'consent'        => true,
			'idempotencyKey' => wp_generate_uuid4(),
			'fields'         => self::fields(),
		);
	}
}
