<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\ConsentRecords;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Consent\Unsubscribe;
use HvacBlocks\Leads\Destinations\DeliveryResult;
use HvacBlocks\Leads\Intake\LeadRequest;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Leads\Store\LedgerDetail;
use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\LeadsTestCase;
use PHPUnit\Framework\Attributes\Before;
use PHPUnit\Framework\Attributes\DataProvider;

defined( 'ABSPATH' ) || exit;

final class RevocationTest extends LeadsTestCase {
	private Revocation $revocation;
	private UnsubscribePage $page;

	#[Before( -10 )]
	public function open_revocation(): void {
		$this->revocation = new Revocation( $this->wpdb, $this->tables, $this->leads, $this->ledger, $this->queue, new Transaction( $this->wpdb ) );
		$this->page       = new UnsubscribePage( $this->leads, fn (): Revocation => $this->revocation, $this->settings );
	}

	public function test_a_revocation_is_noted_once_with_who_and_why(): void {
		$lead  = $this->stored( $this->request() );
		$heard = array();

		add_action(
			'hvac_blocks_consent_revoked',
			static function ( Lead $lead, string $reason, int $actor ) use ( &$heard ): void {
				$heard[] = array( $lead->reference, '' !== $lead->revoked_at, $reason, $actor );
			},
			10,
			3
		);

		self::assertTrue( $this->revocation->by_user( $lead, 1, 'By phone' ) );
		self::assertFalse( $this->revocation->by_user( $lead, 1, 'By phone, again' ) );

		$line = $this->ledger->of( $lead->id )[ count( $this->ledger->of( $lead->id ) ) - 1 ];

		self::assertSame( array( 'consent_revoked', 'By phone', 'administrator' ), array( $line['event'], $line['detail'], $line['actor'] ) );
		self::assertSame( array( array( $lead->reference, true, 'By phone', 1 ) ), $heard );
	}

	public function test_a_person_stops_marketing_alone_with_every_request_of_the_address(): void {
		$lead   = $this->stored( $this->request( marketing: true, marketing_version: '1' ) );
		$second = $this->stored( $this->request( marketing: true, marketing_version: '1' ) );
		$signup = $this->newsletter( $lead->field( 'email' ) );
		$heard  = array();

		add_action(
			'hvac_blocks_marketing_revoked',
			static function ( Lead $lead ) use ( &$heard ): void {
				$heard[] = $lead->reference;
			}
		);

		self::assertStringContainsString( 'value="marketing"', $this->page->respond( 'GET', self::query( $lead ), array() )->html );
		self::assertSame( 303, $this->page->respond( 'POST', self::query( $lead ), array( 'confirm' => 'marketing' ) )->status );

		[ $lead, $second, $signup ] = array_map( fn ( Lead $one ): ?Lead => $this->leads->by_id( $one->id ), array( $lead, $second, $signup ) );

		self::assertSame( array( '', '' ), array( $lead?->revoked_at, $second?->revoked_at ) );
		self::assertSame( array( false, false ), array( $lead?->agrees_to_marketing(), $second?->agrees_to_marketing() ) );
		self::assertNotSame( '', $signup?->revoked_at );
		self::assertSame( array( $lead?->reference, $second?->reference ), $heard );
		self::assertNotNull( $lead );
		self::assertStringContainsString( 'You will get no more marketing', $this->page->respond( 'GET', self::query( $lead ), array() )->html );
		self::assertStringNotContainsString( 'value="marketing"', $this->page->respond( 'GET', self::query( $lead ), array() )->html );
	}

	public function test_who_withdraws_everything_withdraws_marketing_too(): void {
		$lead = $this->stored( $this->request( marketing: true, marketing_version: '1' ) );
		$this->page->respond( 'POST', self::query( $lead ), array( 'confirm' => '1' ) );
		$lead = $this->leads->by_id( $lead->id );

		self::assertNotSame( '', $lead?->revoked_at );
		self::assertFalse( $lead?->agrees_to_marketing() );
	}

	public function test_what_is_not_delivered_yet_to_who_asked_for_mail_never_is(): void {
		$delivery = $this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::delivered( 'taken' ) ) );
		$lead     = $this->newsletter( 'ana@example.com' );

		$this->revocation->by_person( $lead, LedgerDetail::Unsubscribed );
		$this->let_time_pass();
		self::assertSame( 0, $this->queue->restart( $lead->id ) );
		self::assertSame( array( 'withdrawn' ), array_column( $this->queue->of( $lead->id ), 'state' ) );
		$delivery->run( 5 );

		self::assertSame( array(), $this->sent );
		self::assertSame( array( 'withdrawn' ), array_column( $this->queue->of( $lead->id ), 'state' ) );
		self::assertSame( LeadStatus::Withdrawn, $this->leads->by_id( $lead->id )?->status );
		self::assertContains( 'withdrawn', $this->events( $lead ) );
	}

	public function test_a_delivery_that_was_under_way_is_not_tried_again(): void {
		$delivery = $this->delivery(
			$this->destination(
				function ( Lead $lead ): DeliveryResult {
					$this->revocation->by_person( $lead, LedgerDetail::Unsubscribed );

					return DeliveryResult::retry( 'Busy' );
				}
			)
		);
		$lead     = $this->newsletter( 'ana@example.com' );

		$delivery->run( 5 );
		$this->let_time_pass();
		$delivery->run( 5 );

		self::assertCount( 1, $this->sent );
		self::assertSame( LeadStatus::Withdrawn, $this->leads->by_id( $lead->id )?->status );
		self::assertContains( 'withdrawn', $this->events( $lead ) );
	}

	public function test_a_request_to_a_dealer_is_delivered_all_the_same(): void {
		$lead = $this->stored( $this->request() );

		$this->revocation->by_person( $lead, LedgerDetail::Unsubscribed );
		$this->delivery( $this->destination( static fn (): DeliveryResult => DeliveryResult::delivered( 'taken' ) ) )->run( 5 );

		self::assertCount( 1, $this->sent );
		self::assertNotSame( '', $this->sent[0]->revoked_at );
		self::assertSame( LeadStatus::Delivered, $this->leads->by_id( $lead->id )?->status );
	}

	public function test_who_unsubscribes_does_so_for_the_address_and_not_for_others(): void {
		$first = $this->newsletter( 'ana@example.com' );
		$again = $this->newsletter( 'Ana@example.com' );
		$other = $this->newsletter( 'ben@example.com' );
		$call  = $this->stored( $this->request() );

		$this->revocation->by_person( $first, LedgerDetail::OneClick );

		self::assertSame( array( true, true, false, false ), array_map( fn ( Lead $lead ): bool => '' !== $this->leads->by_id( $lead->id )?->revoked_at, array( $first, $again, $other, $call ) ) );
	}

	public function test_who_withdraws_a_request_keeps_the_newsletter(): void {
		$call = $this->stored( $this->request() );
		$mail = $this->newsletter( $call->field( 'email' ) );

		$this->revocation->by_person( $call, LedgerDetail::Unsubscribed );

		self::assertSame( array( true, false ), array_map( fn ( Lead $lead ): bool => '' !== $this->leads->by_id( $lead->id )?->revoked_at, array( $call, $mail ) ) );
	}

	public function test_the_page_asks_in_the_words_of_what_was_asked_for(): void {
		$mail = $this->newsletter( 'ana@example.com' );
		$call = $this->stored( $this->request() );

		foreach ( array( array( $mail, 'Unsubscribe from', 'Unsubscribe</button>' ), array( $call, 'Withdraw your consent?', 'Withdraw consent</button>' ) ) as [ $lead, $title, $button ] ) {
			$page = $this->page->respond( 'GET', self::query( $lead ), array() )->html;

			self::assertStringContainsString( "<h1>$title", $page );
			self::assertStringContainsString( $button, $page );
		}
	}

	public function test_the_link_and_the_headers_are_signed_and_name_nobody(): void {
		$lead = $this->newsletter( 'ana@example.com' );

		self::assertStringNotContainsString( 'ana', Unsubscribe::url( $lead->reference, $lead->lang ) );
		self::assertSame( array( 'List-Unsubscribe' => '<' . Unsubscribe::url( $lead->reference, $lead->lang ) . '>', 'List-Unsubscribe-Post' => 'List-Unsubscribe=One-Click' ), Unsubscribe::headers( $lead->reference, $lead->lang ) );
		self::assertTrue( Unsubscribe::is_signed( $lead->reference, self::query( $lead )[ Unsubscribe::SIGNATURE ] ) );
		self::assertFalse( Unsubscribe::is_signed( 'HB-2222-2222', self::query( $lead )[ Unsubscribe::SIGNATURE ] ) );
	}

	public function test_a_link_outlives_the_sites_salts(): void {
		$lead = $this->newsletter( 'ana@example.com' );
		$url  = Unsubscribe::url( $lead->reference, $lead->lang );
		add_filter( 'salt', static fn (): string => 'another salt' );

		self::assertSame( $url, Unsubscribe::url( $lead->reference, $lead->lang ) );
	}

	public function test_a_link_that_was_mailed_stays_good(): void {
		update_option( Unsubscribe::KEY, str_repeat( '0123456789abcdef', 4 ) );

		self::assertTrue( Unsubscribe::is_signed( 'HB-2222-2222', '0565e3861b59979e7c9d0756523a4a1b6f718198' ) );
	}

	public function test_without_a_key_nothing_is_signed(): void {
		$lead = $this->newsletter( 'ana@example.com' );
		add_filter( 'pre_option_' . Unsubscribe::KEY, static fn (): string => '' );

		self::assertSame( 503, $this->page->respond( 'POST', array( Unsubscribe::LEAD => $lead->reference, Unsubscribe::SIGNATURE => substr( hash_hmac( 'sha256', "hvac-blocks\nunsubscribe\n$lead->reference", '' ), 0, 40 ) ), array( 'confirm' => '1' ) )->status );
		$this->assertStands( $lead );
	}

	/** @param array<string, string> $changes */
	#[DataProvider( 'forgeries' )]
	public function test_a_forged_link_does_nothing( array $changes ): void {
		$lead   = $this->newsletter( 'ana@example.com' );
		$other  = $this->newsletter( 'ben@example.com' );
		$values = array_map( static fn ( string $value ): string => str_replace( array( 'OTHER', '0565e3861b59979e7c9d0756523a4a1b6f718198' ), array( $other->reference, self::query( $other )[ Unsubscribe::SIGNATURE ] ), $value ), $changes );
		$answer = $this->page->respond( 'POST', array( ...self::query( $lead ), ...$values ), array( 'confirm' => '1' ) );

		self::assertSame( 403, $answer->status );
		$this->assertStands( $lead );
		$this->assertStands( $other );
	}

	/** @return array<string, array{array<string, string>}> */
	public static function forgeries(): array {
		return array(
			'no signature'        => array( array( Unsubscribe::SIGNATURE => '' ) ),
			'another signature'   => array( array( Unsubscribe::SIGNATURE => '0565e3861b59979e7c9d0756523a4a1b6f718198' ) ),
			'another reference'   => array( array( Unsubscribe::LEAD => 'OTHER' ) ),
			'part of a signature' => array( array( Unsubscribe::SIGNATURE => '0' ) ),
			'no reference'        => array( array( Unsubscribe::LEAD => '' ) ),
		);
	}

	#[DataProvider( 'safe' )]
	public function test_only_a_press_of_the_button_changes_anything( string $method, bool $confirms ): void {
		$lead   = $this->newsletter( 'ana@example.com', Language::French );
		$answer = $this->page->respond( $method, self::query( $lead ), $confirms ? array( 'confirm' => '1' ) : array() );

		self::assertSame( 200, $answer->status );
		self::assertStringContainsString( '<html lang="fr">', $answer->html );
		self::assertStringContainsString( '<button type="submit"', $answer->html );
		self::assertStringContainsString( 'a•••@example.com', $answer->html );
		self::assertStringNotContainsString( 'ana@', $answer->html );
		$this->assertStands( $lead );
	}

	/** @return array<string, array{string, bool}> */
	public static function safe(): array {
		return array(
			'a link preview' => array( 'GET', false ),
			'a crafted link' => array( 'GET', true ),
			'a mail scanner' => array( 'HEAD', true ),
			'an empty post'  => array( 'POST', false ),
		);
	}

	public function test_the_button_unsubscribes_and_leads_to_a_page_that_says_so(): void {
		$lead   = $this->newsletter( 'ana@example.com' );
		$answer = $this->page->respond( 'POST', self::query( $lead ), array( 'confirm' => '1' ) );

		self::assertSame( array( 303, Unsubscribe::url( $lead->reference, $lead->lang ) ), array( $answer->status, $answer->location ) );
		self::assertNotSame( '', $this->leads->by_id( $lead->id )?->revoked_at );

		$after = $this->page->respond( 'GET', self::query( $lead ), array() );

		self::assertStringContainsString( 'You have unsubscribed', $after->html );
		self::assertStringNotContainsString( '<button', $after->html );
	}

	public function test_a_mail_programs_own_button_needs_no_page(): void {
		$lead   = $this->newsletter( 'ana@example.com' );
		$answer = $this->page->respond( 'POST', self::query( $lead ), array( 'List-Unsubscribe' => 'One-Click' ) );

		self::assertSame( 200, $answer->status );
		self::assertStringContainsString( 'mail program', (string) wp_json_encode( $this->ledger->of( $lead->id ) ) );
	}

	public function test_the_link_of_a_deleted_lead_still_answers(): void {
		$lead  = $this->newsletter( 'ana@example.com', Language::Spanish );
		$query = self::query( $lead );
		$this->leads->delete( $lead->id );

		self::assertStringContainsString( '<html lang="es">', $this->page->respond( 'GET', $query, array() )->html );
		self::assertSame( 303, $this->page->respond( 'POST', $query, array( 'confirm' => '1' ) )->status );
	}

	public function test_a_database_that_is_gone_is_said(): void {
		$lead = $this->newsletter( 'ana@example.com' );
		$this->wpdb->suppress_errors();
		add_filter( 'query', static fn ( string $query ): string => str_contains( $query, 'SET `revoked_at`' ) ? '' : $query );

		self::assertSame( 503, $this->page->respond( 'POST', self::query( $lead ), array( 'confirm' => '1' ) )->status );
		$this->assertStands( $lead );
	}

	private function assertStands( Lead $lead ): void {
		self::assertSame( '', $this->leads->by_id( $lead->id )?->revoked_at );
	}

	public function test_a_delivery_that_cannot_be_withdrawn_leaves_the_consent_as_it_was(): void {
		$lead = $this->newsletter( 'ana@example.com' );
		$this->wpdb->suppress_errors();
		add_filter( 'query', static fn ( string $query ): string => str_contains( $query, "state = 'withdrawn'" ) ? '' : $query );

		try {
			$this->revocation->by_person( $lead, LedgerDetail::Unsubscribed );
			self::fail( 'It is not done.' );
		} catch ( \HvacBlocks\Platform\Database\DatabaseFailure ) {
			self::assertSame( '', $this->leads->by_id( $lead->id )?->revoked_at );
			self::assertNotContains( 'consent_revoked', $this->events( $lead ) );
		}
	}

	public function test_nobody_is_told_that_it_is_done_where_the_database_does_not_answer(): void {
		$lead = $this->newsletter( 'ana@example.com' );
		$this->wpdb->suppress_errors();
		add_filter( 'query', static fn ( string $query ): string => str_contains( $query, "`reference` = '" ) ? 'SELECT * FROM no_such_table' : $query );

		self::assertSame( 503, $this->page->respond( 'GET', self::query( $lead ), array() )->status );
	}

	public function test_more_subscriptions_than_a_batch_end_with_one(): void {
		update_option( Settings::OPTION, array( 'leads_rate_limit' => 500 ) );
		$leads = array();

		for ( $i = 0; $i < 102; $i++ ) {
			$leads[] = $this->newsletter( 'ana@example.com' );
		}

		$this->revocation->by_person( $leads[50], LedgerDetail::OneClick );

		self::assertSame( '0', (string) $this->wpdb->get_var( "SELECT COUNT(*) FROM {$this->tables->leads} WHERE revoked_at IS NULL" ) );
	}

	private function newsletter( string $email, Language $lang = Language::English ): Lead {
		return $this->stored( new LeadRequest( ( new FormLibrary() )->get( 'newsletter' ), $lang, array( 'email' => $email, 'country' => 'US', 'zip' => '75024', 'firstName' => 'Ana', 'lastName' => 'Núñez' ), idempotency_key: wp_generate_uuid4() ) );
	}

	/** @return array<string, string> */
	private static function query( Lead $lead ): array {
		wp_parse_str( (string) wp_parse_url( Unsubscribe::url( $lead->reference, $lead->lang ), PHP_URL_QUERY ), $query );

		return array_map( self::text( ... ), array_combine( array_map( strval( ... ), array_keys( $query ) ), $query ) );
	}
}
