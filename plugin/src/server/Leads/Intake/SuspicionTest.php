<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Intake;

use HvacBlocks\Leads\Delivery\LeadRelease;
use HvacBlocks\Leads\Delivery\LeadScheduler;
use HvacBlocks\Leads\Health\SuspicionDigest;
use HvacBlocks\Leads\Privacy\LeadAnonymiser;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Leads\Store\LedgerDetail;
use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Testing\KeptMailer;
use HvacBlocks\Testing\LeadsTestCase;

defined( 'ABSPATH' ) || exit;

/** A suspected spam lead, from its post to its delivery, through the plugin's own routes and events. */
final class SuspicionTest extends LeadsTestCase {
	private const LEADS = '/hvac-blocks/v1/admin/leads';

	public function test_it_is_listed_and_released_in_one_request(): void {
		$mailer = KeptMailer::take_over();
		$lead   = $this->post();
		$told   = array();
		add_action(
			LeadRelease::RELEASED,
			static function ( int $id ) use ( &$told ): void {
				$told[] = $id;
			}
		);

		self::assertSame( array( LeadStatus::Quarantined, array() ), array( $lead->status, $mailer->sent ) );

		$user = $this->as_role( 'administrator' );
		$list = self::data( $this->rest( 'GET', self::LEADS ) )['leads'];
		self::assertIsArray( $list );
		self::assertSame( array( array( $lead->reference, 'quarantined' ) ), array_map( static fn ( mixed $row ): array => is_array( $row ) ? array( $row['reference'], $row['status'] ) : array(), $list ) );

		$released = $this->rest( 'POST', self::LEADS . "/$lead->reference/release" );
		self::assertSame( array( 200, 'delivered' ), array( $released->get_status(), self::data( $released )['status'] ) );
		self::assertCount( 1, $mailer->sent );
		self::assertSame( array( $lead->id ), $told );
		self::assertContains( array( 'released', get_userdata( $user )->display_name ?? '' ), array_map( static fn ( array $line ): array => array( $line['event'], $line['actor'] ), $this->ledger->of( $lead->id ) ) );

		self::assertSame( 409, $this->rest( 'POST', self::LEADS . "/$lead->reference/release" )->get_status() );
		self::assertCount( 1, $mailer->sent );
	}

	public function test_many_are_released_and_delivered_by_the_clock(): void {
		$mailer = KeptMailer::take_over();
		$leads  = array( $this->post(), $this->post(), $this->post( array( LeadRequestReader::TRAP => '' ) ) );
		$this->as_role( 'administrator' );

		$answer = self::data( $this->rest( 'POST', self::LEADS . '/release', array( 'references' => array_column( $leads, 'reference' ) ) ) );
		self::assertSame( array( 2, 1 ), array( $answer['done'], $answer['skipped'] ) );

		do_action( LeadScheduler::HOOK );
		self::assertSame( array( LeadStatus::Delivered, LeadStatus::Delivered, LeadStatus::Delivered ), array_map( fn ( Lead $lead ): ?LeadStatus => $this->leads->by_id( $lead->id )?->status, $leads ) );
		self::assertCount( 3, $mailer->sent );

		$this->post();
		$this->as_role( 'administrator' );
		self::assertSame( 1, self::data( $this->rest( 'POST', self::LEADS . '/release', array( 'all' => true, 'status' => 'quarantined' ) ) )['done'] );
	}

	public function test_what_was_erased_is_not_released(): void {
		$lead = $this->post();
		( new LeadAnonymiser( $this->wpdb, $this->tables, $this->leads, $this->ledger, $this->queue, new Transaction( $this->wpdb ) ) )->anonymise( $lead, LedgerDetail::Erased );
		$this->as_role( 'administrator' );

		self::assertSame( 409, $this->rest( 'POST', self::LEADS . "/$lead->reference/release" )->get_status() );
		self::assertSame( 0, $this->rows( $this->tables->deliveries ) );
	}

	public function test_a_newsletter_that_was_cancelled_is_not_released(): void {
		$lead = $this->post( array( 'form' => 'newsletter', 'fields' => array( 'email' => 'ana@example.com', 'country' => 'US' ) ) );
		$this->wpdb->query( "UPDATE {$this->tables->leads} SET revoked_at = UTC_TIMESTAMP()" );
		$this->as_role( 'administrator' );

		self::assertSame( 409, $this->rest( 'POST', self::LEADS . "/$lead->reference/release" )->get_status() );
		self::assertSame( array( LeadStatus::Quarantined, 0 ), array( $this->leads->by_id( $lead->id )?->status, $this->rows( $this->tables->deliveries ) ) );
	}

	public function test_nothing_is_half_released(): void {
		$lead = $this->post();
		$this->as_role( 'administrator' );
		$break = static fn ( string $query ): string => str_contains( $query, 'INSERT INTO `wp_hvac_blocks_lead_deliveries`' ) ? '' : $query;
		add_filter( 'query', $break );

		self::assertSame( 503, $this->rest( 'POST', self::LEADS . "/$lead->reference/release" )->get_status() );
		remove_filter( 'query', $break );
		self::assertSame( LeadStatus::Quarantined, $this->leads->by_id( $lead->id )?->status );
		self::assertNotContains( 'released', $this->events( $lead ) );
	}

	public function test_the_administrator_is_told_once_a_day_if_there_are_new_ones(): void {
		$mailer = KeptMailer::take_over();
		do_action( LeadScheduler::HOOK );
		self::assertSame( '', self::mail( $mailer, 0 ) );

		$this->post();
		$this->post();
		do_action( LeadScheduler::HOOK );
		do_action( LeadScheduler::HOOK );
		self::assertCount( 1, $mailer->sent );
		self::assertStringContainsString( '2 leads look like spam', self::mail( $mailer, 0 ) );
		self::assertStringContainsString( '&status=quarantined', self::mail( $mailer, 0 ) );
		self::assertStringNotContainsString( 'ana@example.com', self::mail( $mailer, 0 ) );

		$this->post();
		do_action( LeadScheduler::HOOK );
		self::assertCount( 1, $mailer->sent, 'not yet' );

		$this->a_day_passes();
		do_action( LeadScheduler::HOOK );
		self::assertCount( 2, $mailer->sent );
		self::assertStringContainsString( '1 lead looks like spam', self::mail( $mailer, 1 ) );

		$this->a_day_passes();
		do_action( LeadScheduler::HOOK );
		self::assertCount( 2, $mailer->sent, 'nothing new' );
	}

	public function test_a_digest_that_could_not_be_sent_is_sent_later(): void {
		$this->post();
		add_filter( 'pre_wp_mail', '__return_false' );
		do_action( LeadScheduler::HOOK );
		remove_filter( 'pre_wp_mail', '__return_false' );

		$mailer = KeptMailer::take_over();
		do_action( LeadScheduler::HOOK );
		self::assertSame( array(), $mailer->sent, 'not every minute' );

		$this->a_day_passes();
		do_action( LeadScheduler::HOOK );
		self::assertCount( 1, $mailer->sent );
	}

	public function test_a_person_gets_it_and_may_have_it_erased(): void {
		$lead = $this->post();

		self::assertStringContainsString( $lead->reference, self::for_ana( apply_filters( 'wp_privacy_personal_data_exporters', array() ) ) );
		self::for_ana( apply_filters( 'wp_privacy_personal_data_erasers', array() ) );
		self::assertSame( '', $this->leads->by_id( $lead->id )?->email() );
	}

	/** @return string the results of all tools */
	private static function for_ana( mixed $tools ): string {
		$answers = '';

		foreach ( is_array( $tools ) ? $tools : array() as $name => $tool ) {
			$work     = is_array( $tool ) && str_starts_with( (string) $name, 'hvac-blocks' ) ? $tool['callback'] ?? null : null;
			$answers .= is_callable( $work ) ? (string) wp_json_encode( $work( 'ana@example.com', 1 ) ) : '';
		}

		return $answers;
	}

	/** @phpstan-impure */
	private static function mail( KeptMailer $mailer, int $index ): string {
		return self::text( $mailer->sent[ $index ] ?? '' );
	}

	private function a_day_passes(): void {
		$last = get_option( SuspicionDigest::OPTION );
		self::assertIsArray( $last );
		update_option( SuspicionDigest::OPTION, array( 'at' => time() - DAY_IN_SECONDS, 'newest' => $last['newest'] ) );
	}

	/** @param array<string, mixed> $change */
	private function post( array $change = array() ): Lead {
		$sent = array( 'form' => 'contact-dealer', 'lang' => 'en', 'fields' => self::fields(), 'consent' => true, 'idempotencyKey' => wp_generate_uuid4(), LeadRequestReader::TRAP => 'https://spam.example', ...$change );
		wp_set_current_user( 0 );
		$response = $this->rest( 'POST', '/hvac-blocks/v1/leads', $sent );
		self::assertSame( 201, $response->get_status() );
		$lead = $this->leads->by_reference( self::text( self::data( $response )['reference'] ) );
		self::assertNotNull( $lead );

		return $lead;
	}
}
