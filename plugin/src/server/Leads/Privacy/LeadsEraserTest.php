<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Privacy;

use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Store\LeadStatus;

defined( 'ABSPATH' ) || exit;

final class LeadsEraserTest extends PrivacyTestCase {
	public function test_nothing_that_tells_who_it_was_stays(): void {
		update_option( 'hvac_blocks_settings', array( 'store_raw_address' => true ) );
		$lead = $this->lead_of( 'ana@example.com', 'D100', '203.0.113.99' );
		$this->note( $lead );
		$this->wpdb->update( $this->tables->leads, array( 'agent_hash' => 'hash-of-her-browser', 'agent_raw' => 'Mozilla of Ana' ), array( 'id' => $lead->id ) );
		$before = $this->whole( $lead );

		$answer = $this->eraser()->page( 'Ana@Example.com ' );
		$after  = $this->whole( $lead );

		self::assertSame( array( true, false, true ), array( $answer['items_removed'], $answer['items_retained'], $answer['done'] ) );
		self::assertCount( 1, $answer['messages'] );

		foreach ( array( 'ana@example.com', 'Núñez', '2145550123', '5 Main St', 'Plano', '75024', '203.0.113.99', 'find-a-dealer', 'called twice', 'hash-of-her-browser', 'Mozilla of Ana', $lead->address_hash, $lead->idempotency_key ) as $identity ) {
			self::assertStringContainsString( trim( (string) wp_json_encode( $identity, JSON_UNESCAPED_UNICODE ), '"' ), $before, $identity );
			self::assertStringNotContainsString( trim( (string) wp_json_encode( $identity, JSON_UNESCAPED_UNICODE ), '"' ), $after, $identity );
		}
	}

	public function test_counts_and_the_proof_of_the_consent_stay(): void {
		$lead = $this->lead_of( 'ana@example.com', 'D100' );
		$this->eraser()->page( 'ana@example.com' );
		$kept = $this->again( $lead );

		self::assertSame( array( $lead->reference, $lead->form, $lead->kind, 'D100', array( 'state' => 'TX' ) ), array( $kept->reference, $kept->form, $kept->kind, $kept->company_id, $kept->fields ) );
		self::assertSame( substr( $lead->created, 0, 10 ) . ' 00:00:00', $kept->created );
		self::assertSame( array( $lead->consent?->hash, $lead->consent?->text, $lead->consent?->version ), array( $kept->consent?->hash, $kept->consent?->text, $kept->consent?->version ) );
		self::assertNotSame( '', $kept->anonymised_at );
		self::assertContains( 'anonymised', $this->events( $lead ) );
	}

	public function test_what_was_not_delivered_never_is(): void {
		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::delivered( 'taken' ) ) );
		$lead     = $this->lead_of( 'ana@example.com' );

		$this->eraser()->page( 'ana@example.com' );

		self::assertSame( array( 'withdrawn' ), array_column( $this->queue->of( $lead->id ), 'state' ) );
		self::assertSame( LeadStatus::Withdrawn, $this->again( $lead )->status );

		$this->let_time_pass();
		$delivery->run( 5 );

		self::assertSame( array(), $this->sent );
		self::assertContains( 'withdrawn', $this->events( $lead ) );
	}

	public function test_a_delivery_under_way_that_comes_back_is_not_sent_again(): void {
		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::delivered( 'taken' ) ) );
		$lead     = $this->lead_of( 'ana@example.com' );

		self::assertNotNull( $this->queue->claim( $lead->id ) );
		$this->eraser()->page( 'ana@example.com' );
		$this->let_time_pass();
		$delivery->run( 5 );

		self::assertSame( array(), $this->sent );
		self::assertSame( LeadStatus::Withdrawn, $this->again( $lead )->status );
	}

	public function test_others_are_left_alone(): void {
		$others = array( $this->accented(), $this->lead_of( 'ana@example.com.au' ), $this->lead_of( 'xana@example.com' ) );
		$this->lead_of( 'ana@example.com' );
		$this->eraser()->page( 'ana@example.com' );

		foreach ( $others as $other ) {
			self::assertSame( '', $this->again( $other )->anonymised_at, $other->field( 'email' ) );
		}
	}

	public function test_nobody_has_no_leads(): void {
		$lead = $this->lead_of( 'ana@example.com' );
		$this->anonymiser()->anonymise( $lead, \HvacBlocks\Leads\Store\LedgerDetail::Erased );

		self::assertSame( array( 'items_removed' => false, 'items_retained' => false, 'messages' => array(), 'done' => true ), $this->eraser()->page( '' ) );
		self::assertSame( array(), $this->exporter()->page( ' ', 1 )['data'] );
	}

	public function test_many_are_erased_page_by_page(): void {
		for ( $i = 0; $i < 53; $i++ ) {
			$this->lead_of( 'ana@example.com', address: "10.0.0.$i" );
		}

		$first  = $this->eraser()->page( 'ana@example.com' );
		$second = $this->eraser()->page( 'ana@example.com' );

		self::assertSame( array( false, true ), array( $first['done'], $second['done'] ) );
		self::assertTrue( $first['items_removed'] );
		self::assertSame( array(), $this->exporter()->page( 'ana@example.com', 1 )['data'] );
	}

	public function test_a_database_that_refuses_is_told_and_changes_nothing(): void {
		$lead = $this->lead_of( 'ana@example.com' );
		$this->wpdb->suppress_errors();
		add_filter( 'query', static fn ( string $query ): string => str_contains( $query, "'anonymised'" ) ? '' : $query );

		$answer = $this->eraser()->page( 'ana@example.com' );

		self::assertSame( array( false, true, true ), array( $answer['items_removed'], $answer['items_retained'], $answer['done'] ) );
		self::assertSame( 'ana@example.com', $this->again( $lead )->field( 'email' ) );
	}

	public function test_a_database_that_cannot_be_read_does_not_say_that_there_is_nothing(): void {
		$this->lead_of( 'ana@example.com' );
		$this->wpdb->suppress_errors();
		add_filter( 'query', static fn ( string $query ): string => str_contains( $query, 'email = ' ) ? 'SELECT * FROM no_such_table' : $query );

		self::assertTrue( $this->eraser()->page( 'ana@example.com' )['items_retained'] );
	}

	public function test_it_is_done_once(): void {
		$lead = $this->lead_of( 'ana@example.com' );

		self::assertTrue( $this->anonymiser()->anonymise( $lead, \HvacBlocks\Leads\Store\LedgerDetail::Erased ) );
		self::assertFalse( $this->anonymiser()->anonymise( $lead, \HvacBlocks\Leads\Store\LedgerDetail::Retention ) );
		self::assertCount( 1, array_keys( $this->events( $lead ), 'anonymised', true ) );
	}
}
